// npm run admin:end-sessions -- <username>
import { endSessionsOf } from "@/lib/auth/accounts";
import { nameFrom, runCommand } from "./run-command";

await runCommand(async (words) => {
  const name = nameFrom(words, "admin:end-sessions");
  const ended = await endSessionsOf(name);
  return [
    ended === 0
      ? `'${name}' was signed in nowhere.`
      : `'${name}' was signed in ${ended} time${ended === 1 ? "" : "s"} and is signed out now.`,
  ];
});
