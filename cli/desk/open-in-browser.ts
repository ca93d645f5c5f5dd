import { spawn } from 'node:child_process'
import process from 'node:process'

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
}

/** Opens an address in a browser, if there is one and somebody sits at the terminal. */
export function openInBrowser(address: string): void {
  const [opener, ...args] = OPENERS[process.platform] ?? []
  const hasScreen =
    process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
  if (opener === undefined || !process.stdout.isTTY || !hasScreen) return
  spawn(opener, [...args, address], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}
