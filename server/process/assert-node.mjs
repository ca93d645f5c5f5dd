// This is imported before anything else, even by scripts that run before packages are installed: an
// older Node would end somewhere in the middle, with an error that says nothing.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`peak-force: needs Node 20.19 or newer, and this is ${process.version}\n`)
  process.exit(1)
}
