/** Called once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { prepareServer } = await import("@/lib/prepare-server");
    await prepareServer();
  }
}
