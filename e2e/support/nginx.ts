import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import getPort from "get-port";
import { requireProgram } from "@/scripts/testing/debian.mjs";
import { startProgram } from "./program";

/**
 * Starts nginx on this machine with deploy/nginx.conf in front of two instances.
 * @param instances their base URLs
 */
export async function startNginx(
  instances: [string, string],
): Promise<{ url: string; accessLog: () => string[]; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await getPort();
  mkdirSync(join(folder, "log"));
  const [first, second] = instances.map((url) => new URL(url).host) as [string, string];
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replace("app-1:3000", first)
    .replace("app-2:3000", second)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/var/cache/nginx", folder)
    .replace("/var/log/nginx", join(folder, "log"));
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
     daemon off;
     pid ${folder}/nginx.pid;
     error_log ${folder}/log/error.log;
     events {}
     http { ${temporary.join(" ")} include ${folder}/site.conf; }\n`,
  );
  const { path, env } = await requireProgram("nginx");
  const nginx = await startProgram(path, ["-p", folder, "-c", join(folder, "nginx.conf")], { env, port });
  return {
    url: `http://127.0.0.1:${port}`,
    accessLog: () => readFileSync(join(folder, "log/access.log"), "utf8").trim().split("\n"),
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
