// npm run admin:list
import { formatMoment } from "@/components/admin/dates";
import { listAccounts } from "@/lib/auth/accounts";
import { runCommand } from "./run-command";
import { inColumns } from "./text-table";

await runCommand(async () => {
  const accounts = await listAccounts();
  return inColumns([
    ["Name", "State", "Last sign-in"],
    ...accounts.map(({ username, disabled, lastSignIn }) => [
      username,
      disabled ? "disabled" : "enabled",
      lastSignIn ? formatMoment(lastSignIn.toISOString()) : "never",
    ]),
  ]);
});
