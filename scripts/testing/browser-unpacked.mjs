import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { run } from "../setup/child.mjs";
import { cacheFolder } from "../setup/paths.mjs";
import { step } from "../setup/step.mjs";

// On Debian and its kin, apt can fetch packages for anyone, given folders of its own to write in. Chromium and the
// libraries it lacks are unpacked under .cache and never installed.

const folder = `${cacheFolder}/chromium`;
const files = `${folder}/files`;

/**
 * @returns {Promise<{ path: string, env: Record<string, string> } | null>} null where there is no apt, or it fails
 */
export async function unpackChromium() {
  if (!existsSync("/usr/bin/apt-get") || !existsSync("/usr/bin/dpkg-deb")) return null;
  if (!unpackedChromium()) {
    step("Fetching Chromium from the system's package archive into .cache (a few hundred MB, once)");
    if (!(await fetchPackages())) return null;
  }
  const path = unpackedChromium();
  if (!path) return null;
  const libraries = libraryFolders().join(":");
  return {
    path,
    env: {
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: fontSettings(),
      XDG_DATA_DIRS: `${files}/usr/share:/usr/local/share:/usr/share`,
    },
  };
}

function unpackedChromium() {
  const path = `${files}/usr/lib/chromium/chromium`;
  return existsSync(path) ? path : null;
}

async function fetchPackages() {
  const archives = `${folder}/archives`;
  const unfinished = `${folder}/unpacking`;
  rmSync(folder, { recursive: true, force: true });
  for (const path of [`${archives}/partial`, `${folder}/lists/partial`, unfinished])
    mkdirSync(path, { recursive: true });
  const options = [
    ["Dir::State::lists", `${folder}/lists`],
    ["Dir::Cache", folder],
    ["Dir::Cache::archives", archives],
    ["Debug::NoLocking", "true"],
    ["APT::Sandbox::User", ""],
    ["APT::Install-Recommends", "false"],
  ].flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  const update = await run("apt-get", [...options, "-qq", "update"]);
  if (update.code !== 0) return false;
  const packages = ["chromium", "fonts-dejavu-core"];
  const fetch = await run("apt-get", [...options, "-qq", "--download-only", "-y", "install", ...packages]);
  if (fetch.code !== 0) return false;
  for (const name of readdirSync(archives).filter((file) => file.endsWith(".deb"))) {
    const { code } = await run("dpkg-deb", ["--extract", `${archives}/${name}`, unfinished]);
    if (code !== 0) return false;
  }
  renameSync(unfinished, files);
  for (const path of [archives, `${folder}/lists`]) rmSync(path, { recursive: true, force: true });
  return true;
}

/** Where the unpacked libraries lie: usr/lib/x86_64-linux-gnu and the like, and private ones just below. */
function libraryFolders() {
  return [`${files}/usr/lib`, `${files}/lib`]
    .flatMap((base) => subfolders(base).filter((path) => path.includes("-linux-gnu")))
    .flatMap((path) => [path, ...subfolders(path).filter((below) => below.endsWith("/pulseaudio"))]);
}

/** @param {string} path */
function subfolders(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${path}/${entry.name}`);
}

/** A font set-up of its own, as the system may have none. */
function fontSettings() {
  const path = `${folder}/fonts.conf`;
  const folders = ["/usr/share/fonts", `${files}/usr/share/fonts`].map((dir) => `<dir>${dir}</dir>`).join("");
  writeFileSync(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}<cachedir>${folder}/fonts</cachedir></fontconfig>\n`,
  );
  return path;
}
