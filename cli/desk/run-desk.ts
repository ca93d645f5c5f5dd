import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { reasonOf, systemErrorCode, CannotRun } from '../../catalogue/system-errors.ts'
import { watchFolder } from '../../catalogue/watch-folder.ts'
import { projectRoot } from '../../server/process/project-root.ts'
import { pluralize } from '../../domain/text/text.ts'
import { requireFolder } from '../atomic-files.ts'
import { endGit } from '../publish/git.ts'
import { setExit, output } from '../terminal/output.ts'
import { builtImageFolder } from '../terminal/shared-options.ts'
import { createKey } from './access.ts'
import { createDeskApp } from './app.ts'
import { whyReadOnly } from './data/disk.ts'
import { openDesk, type Desk } from './desk.ts'

/** What `edit` is told: the folder of the data, the port, the site's address, whether to open a browser. */
export type Options = { data: string; port: number; site?: string; open: boolean }

/** Serves the desk on this machine until the process is asked to end. */
export async function runDesk({ data, port, site, open }: Options): Promise<void> {
  requireFolder(data, 'data folder')
  if (!existsSync(join(projectRoot(), 'dist/client/.vite/manifest.json')))
    throw new CannotRun('The site is not built, and the desk shows its pages: run npm run build.')
  const stop = ended()
  const imageFolder = resolve(builtImageFolder())
  const desk = await openDesk(resolve(data), imageFolder)
  const server = createServer()
  try {
    const readOnly = whyReadOnly(data)
    server.listen(port, '127.0.0.1')
    await once(server, 'listening').catch((error: unknown) => {
      const isTaken = systemErrorCode(error) === 'EADDRINUSE'
      const reason = isTaken ? 'another program uses it' : reasonOf(error)
      throw new CannotRun(`Port ${port} cannot be used: ${reason}. Choose another with --port.`)
    })
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
    const key = createKey()
    const { app, pictures, prepare } = createDeskApp(desk, {
      key,
      host,
      builtImageFolder: imageFolder,
      site,
    })
    // Tabs that are open since the last start ask at once.
    server.on('request', app)
    if (readOnly !== null) output.message(readOnly)
    output.message('Checking the data …')
    await prepare()
    const following = new AbortController()
    const followed = followFolder(desk, following.signal)
    const address = `http://${host}/?key=${key}`
    output.result(address)
    if (open) openInBrowser(address)
    await stop
    server.close()
    server.closeAllConnections()
    endGit()
    await desk.inTurn(() => undefined)
    following.abort()
    await followed
    await pictures.close()
    const pages = [...desk.drafts.keys()]
    if (pages.length > 0)
      output.message(
        `${pluralize(pages.length, 'page')} with changes that are not saved: ${pages.join(', ')}. They are there when the desk is opened again.`,
      )
    setExit('fine')
  } finally {
    await desk.close()
    server.close()
    server.closeAllConnections()
  }
}

/**
 * Takes up changes that other programs make in the data folder, until the signal. Where that fails,
 * the next request takes them up, and says what is wrong.
 */
export async function followFolder(desk: Desk, signal: AbortSignal): Promise<void> {
  const takeUp = async (paths: readonly string[]): Promise<void> => {
    const hasPictures = paths.some((path) => extname(path) !== '.json')
    await desk.inTurn(() => hasPictures && desk.changed()).catch(() => undefined)
  }
  await watchFolder(desk.folder, takeUp, signal).catch(() => undefined)
}

const ended = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
}

/** Opens an address in a browser, if there is one and somebody sits at the terminal. */
function openInBrowser(address: string): void {
  const [opener, ...args] = OPENERS[process.platform] ?? []
  const hasScreen =
    process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']
  if (opener === undefined || !process.stdout.isTTY || !hasScreen) return
  spawn(opener, [...args, address], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref()
}
