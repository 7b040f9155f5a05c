// npm run admin:reset-password -- <username>
import { resetPassword } from "@/lib/auth/accounts";
import { randomPassword } from "./random-password";

const username = process.argv[2] ?? "admin";
const password = randomPassword();

try {
  await resetPassword({ username, password });
  console.log(`'${username}' can sign in with the password ${password} and is signed out everywhere.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();
