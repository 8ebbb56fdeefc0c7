/** Stops with a sentence where Node is older than the product supports (engines in package.json). */
export function requireNodeVersion(minimum = '20.19.0') {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [needMajor, needMinor] = minimum.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  console.error(`Waypage needs Node.js ${minimum} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
