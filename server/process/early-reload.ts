// This is imported before the rest of the server, as a signal without a listener would end the
// process while it starts.
let isAsked = false
const ask = (): void => {
  isAsked = true
}
process.on('SIGHUP', ask)

/** Whether a reload of the data was asked for until now; from now on the caller listens. */
export function isReloadAsked(): boolean {
  process.off('SIGHUP', ask)
  return isAsked
}
