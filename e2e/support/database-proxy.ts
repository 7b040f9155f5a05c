import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/**
 * Starts a proxy to the test database that can be disconnected and reconnected. Only servers that use its URL lose the
 * database.
 */
export async function startDatabaseProxy(): Promise<{
  databaseUrl: string;
  disconnect: () => void;
  reconnect: () => void;
  close: () => Promise<void>;
}> {
  const target = new URL(process.env.DATABASE_URL ?? "");
  const sockets = new Set<Socket>();
  let disconnected = false;
  const server = createServer((client) => {
    if (disconnected) return client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    databaseUrl: url.href,
    disconnect() {
      disconnected = true;
      closeSockets();
    },
    reconnect() {
      disconnected = false;
    },
    close() {
      closeSockets();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
