// Serves the build of NEXT_DIST_DIR to the tests on PORT of this machine, until it is ended.
import { serveSite } from "../site/server.mjs";

const server = await serveSite({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.send?.("ready");
process.on("SIGTERM", async () => {
  await server.close();
  process.exit();
});
