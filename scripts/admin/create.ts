// npm run admin:create [-- <username>]
// Without a name: the administrator of ADMIN_USERNAME and ADMIN_PASSWORD, each with a stand-in when unset.
import { createAdministrator } from "@/lib/auth/accounts";
import { randomPassword } from "./random-password";

const [argument] = process.argv.slice(2);
const isFirst = argument === undefined || argument === "--tell";
const username = (isFirst ? process.env.ADMIN_USERNAME : argument) || "admin";
const chosen = isFirst ? process.env.ADMIN_PASSWORD : undefined;
const password = chosen || randomPassword();

try {
  await createAdministrator({ username, password });
  const shown = chosen ? "the password of ADMIN_PASSWORD" : `the password ${password}`;
  if (argument === "--tell") process.send?.({ username, shown });
  else console.log(`The administrator '${username}' can sign in with ${shown}`);
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  if (argument === "--tell") process.send?.({ problem: text });
  else console.error(text);
  process.exitCode = 1;
}
process.exit();
