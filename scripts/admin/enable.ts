// npm run admin:enable -- <username>
import { enableAccount } from "@/lib/auth/accounts";
import { nameFrom, runCommand } from "./run-command";

await runCommand(async (words) => {
  const name = nameFrom(words, "admin:enable");
  await enableAccount(name);
  return [`'${name}' can sign in again, with the password it had.`];
});
