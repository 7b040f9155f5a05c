// npm run bench:first-vin: how long the first VIN takes on a server that has just started, without the network. Exits with
// 1 when it is more than MAX_MS.
const MAX_MS = 1_000;

const start = performance.now();
const response = await fetch(`${process.env.SITE_URL}/api/vin/direct-decode`, {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ vin: "2GNFLPE55C6105926" }),
});
await response.text();
const time = performance.now() - start;
console.log(`${response.status} after ${time.toFixed(0)} ms, at most ${MAX_MS} ms.`);
process.exit(response.ok && time <= MAX_MS ? 0 : 1);
