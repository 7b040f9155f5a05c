const MINIMUM = [20, 19];

/** Ends the process with one sentence when Node is too old. Written so that old versions can read it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Node ${MINIMUM.join(".")} or newer is needed; this is Node ${process.versions.node}.`);
  process.exit(1);
}
