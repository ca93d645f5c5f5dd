/** True where what is sent to the host of a URL stays on this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
