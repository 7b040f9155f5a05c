import { buildSite } from "../setup/build.mjs";
import { runTypeScript } from "../setup/child.mjs";
import { ensureSecret, loadEnvFile } from "../setup/env-file.mjs";
import { checkEnvironment } from "../setup/environment.mjs";
import { requireWritableFolder } from "../setup/folder.mjs";
import { holdFolder } from "../setup/folder-lock.mjs";
import { installPackages } from "../setup/packages.mjs";
import { dataFolder, root } from "../setup/paths.mjs";
import { generateClient } from "../setup/prisma-client.mjs";
import { Problem, tell } from "../setup/problem.mjs";
import { step } from "../setup/step.mjs";
import { siteLock } from "./names.mjs";
import { requireFreePort } from "./port.mjs";
import { serveSite } from "./server.mjs";
import { openSiteDatabase } from "./site-database.mjs";
import { untilAsked } from "./stopping.mjs";

/** Does everything between a fresh clone and a running site, then stays until it is asked to stop. */
export async function startSite() {
  const session = untilAsked(0);
  try {
    await start(session);
  } catch (error) {
    // What we ended ourselves while stopping fails, too: that is no news.
    if (session.isStopping()) return;
    tell(error);
    await session.stop(1);
  }
}

/** @param {ReturnType<typeof untilAsked>} session */
async function start(session) {
  process.chdir(root);
  requireWritableFolder(dataFolder);
  const hold = await holdSite();
  session.onStop(hold.release);
  session.onBegin(() => hold.tell({ state: "stopping" }));

  await installPackages({ development: false });
  ensureSecret();
  loadEnvFile();
  const env = await checkEnvironment();
  const host = env.siteIsLoopback ? "127.0.0.1" : undefined;
  await requireFreePort(env.port, host);

  const database = await openSiteDatabase({
    databaseUrl: env.databaseUrl,
    onLost: () => {
      console.error("\nThe database ended unexpectedly (.data/postgres.log says why).");
      session.stop(1);
    },
  });
  session.onStop(database.stop);
  hold.tell({ databaseUrl: database.url, url: env.siteUrl });
  Object.assign(process.env, {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(env.port),
    DATABASE_URL: database.url,
    NEXTAUTH_URL: env.siteUrl,
  });

  await generateClient();
  const prepared = await ask("scripts/db/prepare.ts");
  if (prepared.appliedMigrations.length > 0) step(`The database's tables were brought up to date`);
  if (prepared.seeded) step("Demo data was put into the empty database (DEMO_DATA=0 starts without)");
  await buildSite({ distDir: ".next", facts: [env.siteUrl] });

  const account = prepared.hasAdministrator ? null : await ask("scripts/admin/create.ts", ["--tell"]);
  step("Starting the server");
  try {
    const server = await serveSite({ port: env.port, host });
    session.onStop(server.close);
  } catch (error) {
    // The password is shown this once only.
    if (account) console.log(signInWith(account));
    throw error;
  }
  hold.tell({ state: "running" });
  console.log(greeting(env, database.where, account));
}

async function holdSite() {
  const lock = await holdFolder(siteLock, "npm start");
  if ("hold" in lock) return lock.hold;
  const { command, pid, url } = lock.holder;
  const where = url ? `, ${url}` : "";
  throw new Problem(`'${command}' already runs in this folder (process ${pid}${where}). Stop it first.`);
}

/**
 * Runs a program that answers with one message: what it did, or the problem it met.
 * @param {string} file
 * @param {string[]} [args]
 */
async function ask(file, args) {
  const { messages, output } = await runTypeScript(file, { args });
  const [answer] = messages;
  if (!answer) throw new Problem(`${file} failed:\n${output.trim()}`);
  if (answer.problem) throw new Problem(answer.problem);
  return answer;
}

/** @param {{ username: string, shown: string }} account */
function signInWith({ username, shown }) {
  return `sign in as '${username.toLowerCase()}' with ${shown}`;
}

/**
 * @param {import("../../lib/env").Environment} env
 * @param {string} where the data lies
 * @param {{ username: string, shown: string } | null} account made just now
 */
function greeting(env, where, account) {
  const signIn = account
    ? signInWith(account)
    : "sign in with your account ('npm run admin:reset-password -- <name>' gives a new password)";
  const pictures = env.blobToken ? "Vercel Blob" : dataFolder;
  return `
The site runs.   ${env.siteUrl}
Back office      ${env.siteUrl}/login, ${signIn}
Data             ${where}; pictures in ${pictures}
Ctrl-C stops it.
`;
}
