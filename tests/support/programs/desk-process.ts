import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copyBuiltImages } from './built-images.ts'
import { copySampleData, type DataCopy } from './data-copy.ts'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './run-folder.ts'

/** The built `cli edit` in a process of its own, as an editor starts it. */
export type DeskProcess = Awaited<ReturnType<typeof startDesk>>

/**
 * Starts the desk on a copy of the sample data; what it builds of pictures is its own.
 * @param data the folder that it edits
 * @param state where it keeps drafts, so that another desk may go on with them
 * @param samePort the port of a desk that has ended, whose open tabs go on with this one
 */
export async function startDesk(
  data: DataCopy = copySampleData(),
  state = temporaryFolder(),
  samePort?: string,
) {
  const port = samePort ?? String(await freePort())
  const images = copyBuiltImages(join(state, 'images'))
  const env = { ...process.env, NODE_ENV: 'production', XDG_STATE_HOME: state, IMAGES_DIR: images }
  const child = spawn(
    process.execPath,
    ['dist/cli/main.js', 'edit', '--port', port, '--data', data.folder],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const [address] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    data,
    state,
    /** What it printed: it opens the desk, with its key. */
    address,
    url: new URL(address).origin,
    /** Ends it; resolves with its exit code. */
    end() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
