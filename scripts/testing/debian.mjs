import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { logStep, run, SetupError } from "../setup/commands.mjs";
import { CACHE_FOLDER } from "../setup/environment.mjs";

// Services are only unpacked, because installing one would start it.
const PROGRAMS = {
  chromium: {
    // Chromium without a UI: tests need about half the CPU time.
    names: ["chromium-headless-shell"],
    alternatives: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "Google Chrome"],
    packages: ["chromium-headless-shell", "fonts-dejavu-core"],
    unpacked: "usr/lib/chromium/chromium-headless-shell",
    isService: false,
  },
  nginx: {
    names: ["nginx"],
    alternatives: [],
    packages: ["nginx"],
    unpacked: "usr/sbin/nginx",
    isService: true,
  },
  pgbouncer: {
    names: ["pgbouncer"],
    alternatives: [],
    packages: ["pgbouncer"],
    unpacked: "usr/sbin/pgbouncer",
    isService: true,
  },
};

const FOLDERS = [
  ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  "/usr/sbin",
  "/snap/bin",
  "/Applications/Google Chrome.app/Contents/MacOS",
];

/**
 * Finds a program that tests need, or downloads it from Debian's package archive: installed if run as root, otherwise
 * unpacked in .cache.
 * @param {keyof typeof PROGRAMS} name
 * @returns {Promise<{ path: string, env: Record<string, string> }>} `env`: variables the program needs
 */
export async function requireProgram(name) {
  const variable = `${name.toUpperCase()}_PATH`;
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) throw new SetupError(`${variable} is not a file: ${chosen}`);
  const hasApt = existsSync("/usr/bin/apt-get");
  const { names, alternatives } = PROGRAMS[name];
  const present = chosen || installed(hasApt ? names : [...names, ...alternatives]);
  if (present) return { path: present, env: {} };
  if (!hasApt) throw new SetupError(`${name} was not found: install it, or set ${variable}.`);
  if (process.getuid?.() === 0 && !PROGRAMS[name].isService) {
    logStep(`Installing ${name}`);
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...PROGRAMS[name].packages], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const now = installed(names);
    if (now) return { path: now, env: {} };
  }
  return unpacked(name);
}

/** @param {string[]} names */
function installed(names) {
  const candidates = FOLDERS.flatMap((folder) => names.map((file) => `${folder}/${file}`));
  return candidates.find((path) => existsSync(path));
}

/** @param {keyof typeof PROGRAMS} name */
async function unpacked(name) {
  // apt takes relative paths as relative to the root.
  const folder = resolve(CACHE_FOLDER, name);
  const files = `${folder}/files`;
  const path = `${files}/${PROGRAMS[name].unpacked}`;
  if (!existsSync(path)) {
    logStep(`Downloading ${name} from Debian's package archive into .cache`);
    await unpackPackages(folder, PROGRAMS[name].packages);
  }
  const fonts = ["/usr/share/fonts", `${files}/usr/share/fonts`].map((dir) => `<dir>${dir}</dir>`).join("");
  writeFileSync(
    `${folder}/fonts.conf`,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}<cachedir>${folder}/fonts</cachedir></fontconfig>\n`,
  );
  const libraries = [`${files}/usr/lib`, `${files}/lib`]
    .filter((base) => existsSync(base))
    .flatMap((base) => readdirSync(base).map((below) => `${base}/${below}`))
    .filter((below) => below.endsWith("-linux-gnu"))
    .flatMap((below) => [below, `${below}/pulseaudio`]);
  return {
    path,
    env: {
      LD_LIBRARY_PATH: [...libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: `${folder}/fonts.conf`,
      XDG_DATA_DIRS: `${files}/usr/share:/usr/local/share:/usr/share`,
    },
  };
}

/**
 * Downloads packages with their missing dependencies, and unpacks them. apt does not need root for that if its folders
 * are writable.
 * @param {string} folder
 * @param {string[]} packages
 */
async function unpackPackages(folder, packages) {
  const archives = `${folder}/archives`;
  rmSync(folder, { recursive: true, force: true });
  for (const path of ["archives/partial", "lists/partial", "unpacking"])
    mkdirSync(`${folder}/${path}`, { recursive: true });
  const options = [
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}`,
    `Dir::Cache::archives=${archives}`,
    "Debug::NoLocking=true",
    "APT::Sandbox::User=",
    "APT::Install-Recommends=false",
  ].flatMap((option) => ["-o", option]);
  await runOrThrow("apt-get", [...options, "-qq", "update"]);
  await runOrThrow("apt-get", [...options, "-qq", "--download-only", "-y", "install", ...packages]);
  for (const file of readdirSync(archives).filter((entry) => entry.endsWith(".deb")))
    await runOrThrow("dpkg-deb", ["--extract", `${archives}/${file}`, `${folder}/unpacking`]);
  renameSync(`${folder}/unpacking`, `${folder}/files`);
  for (const path of [archives, `${folder}/lists`]) rmSync(path, { recursive: true, force: true });
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function runOrThrow(command, args) {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new SetupError(`${command} failed:\n${output.trim()}`);
}
