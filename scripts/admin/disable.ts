// npm run admin:disable -- <username>
import { disableAccount } from "@/lib/auth/accounts";
import { nameFrom, runCommand } from "./run-command";

await runCommand(async (words) => {
  const name = nameFrom(words, "admin:disable");
  await disableAccount(name);
  return [`'${name}' is disabled and signed out everywhere.`];
});
