// What tests see of the environment of whoever calls them. A DATA_DIR, a NODE_ENV, a time zone or a
// GIT_DIR of one's own must not decide whether they pass.
const KEPT =
  /^(?:PATH|LD_LIBRARY_PATH|HOME|USER|LOGNAME|SHELL|TERM|TMPDIR|CI|CHROMIUM_PATH|(?:TEST|E2E|VITEST|PLAYWRIGHT|PW|npm)_\w+)$/

/** Removes from this process's environment all that tests are not to see; what it starts inherits the rest. */
export function cleanEnvironment() {
  for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name]
  // Without its user's settings git asks for no signature and runs no hook.
  Object.assign(process.env, {
    TZ: 'UTC',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  })
}
