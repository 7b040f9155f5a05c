import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import { requireDatabase } from "./reach.mjs";

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** A server that answers the first message with a PostgreSQL error. @returns its port */
function refusing(code: string): Promise<number> {
  const fields = `SFATAL\0C${code}\0Mno\0\0`;
  const answer = Buffer.alloc(5 + fields.length);
  answer.write("E");
  answer.writeInt32BE(4 + fields.length, 1);
  answer.write(fields, 5, "latin1");
  return new Promise((resolve) => {
    const listening = createServer((socket) => socket.once("data", () => socket.end(answer)));
    server = listening;
    listening.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(address !== null && typeof address === "object" ? address.port : 0);
    });
  });
}

test.each([
  ["28P01", "refuses the user 'anna'"],
  ["3D000", "There is no database 'shop'"],
  ["57P03", "is just starting or stopping"],
])("PostgreSQL's error %s is told in words, without the password", async (code, words) => {
  const port = await refusing(code);
  const attempt = requireDatabase(`postgresql://anna:very-secret@127.0.0.1:${port}/shop`);
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  expect(String(error)).toContain(words);
  expect(String(error)).not.toContain("very-secret");
});

test("a server that is not there is told with its address", async () => {
  const attempt = requireDatabase("postgresql://anna:very-secret@127.0.0.1:1/shop");
  await expect(attempt).rejects.toThrow("127.0.0.1:1 cannot be reached: nothing listens there");
});
