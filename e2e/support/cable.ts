import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/**
 * A cable between a server and the database of the tests that can be pulled and put back: whoever uses its address loses
 * the database, and nobody else does.
 */
export async function databaseCable(): Promise<{
  databaseUrl: string;
  pull: () => void;
  putBack: () => void;
  close: () => Promise<void>;
}> {
  const target = new URL(process.env.DATABASE_URL ?? "");
  const ends = new Set<Socket>();
  let pulled = false;
  const server = createServer((near) => {
    if (pulled) return near.destroy();
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on("error", () => undefined);
      end.on("close", () => {
        ends.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const end of ends) end.destroy();
  };
  return {
    databaseUrl: url.href,
    pull() {
      pulled = true;
      cut();
    },
    putBack() {
      pulled = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
