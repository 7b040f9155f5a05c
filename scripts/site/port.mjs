import { createServer } from "node:net";
import { Problem } from "../setup/problem.mjs";

/**
 * A loopback port nobody listens on just now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * @param {number} port
 * @param {string | undefined} host undefined: every interface
 */
export async function requireFreePort(port, host) {
  await tryPort(port, host);
  // "localhost" means ::1 to a browser that has it, where another program would answer in our place.
  if (host === "127.0.0.1") await tryPort(port, "::1");
}

/**
 * @param {number} port
 * @param {string | undefined} host
 */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") resolve();
      else reject(portProblem(error, port));
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/**
 * Why a port could not be opened, in words; an error that is none of these as it is.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export function portProblem(error, port) {
  if (error.code === "EADDRINUSE")
    return new Problem(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=3001 npm start`,
    );
  if (error.code === "EACCES")
    return new Problem(`Port ${port} may only be opened by root. Choose one above 1023: PORT=3000 npm start`);
  return error;
}
