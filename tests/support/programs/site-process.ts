import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './run-folder.ts'
import { until } from './until.ts'

const TIMEOUT_MS = 60_000

type LogLine = { readonly msg: string; readonly level: number } & Readonly<Record<string, unknown>>

/** The built site in a process of its own, as an operator meets it. */
export type SiteProcess = Awaited<ReturnType<typeof spawnSite>>

/**
 * Starts the built site on a free port, as in the container.
 * @param env what the test sets differently, as an operator would
 * @param cwd where the built site lies
 * @param node the program that runs it
 */
export async function spawnSite(
  env: Readonly<Record<string, string>>,
  cwd = '.',
  node = process.execPath,
) {
  const folder = temporaryFolder()
  const port = env['PORT'] ?? String(await freePort())
  const child = spawn(node, ['dist/server/main.js'], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      DATABASE_URL: `sqlite:${join(folder, 'enquiries.db')}`,
      BROCHURES_DIR: join(folder, 'brochures'),
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: LogLine[] = []
  let begun = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (begun + text).split('\n')
    begun = lines.pop() ?? ''
    log.push(...lines.map((line) => JSON.parse(line) as LogLine))
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const { pid = 0 } = child
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    /** Every line of its log so far. */
    log,
    /** What it has written to standard error so far. */
    errors: () => errors,
    /** Resolves with its exit code. */
    ended,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Ends it, unless it has ended. */
    async end() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** `spawnSite`, listening. */
export async function startSite(
  env: Readonly<Record<string, string>>,
  cwd?: string,
  node?: string,
): Promise<SiteProcess> {
  const site = await spawnSite({ LOG_LEVEL: 'fatal', ...env }, cwd, node)
  const endedEarly = site.ended.then((code) => {
    throw new Error(`The site ended with ${code}: ${site.errors()} ${JSON.stringify(site.log)}`)
  })
  await Promise.race([untilStatus(`${site.url}/healthz`, 200), endedEarly])
  return site
}

/** Asks until the answer has the status. */
export const untilStatus = (url: string, wanted: number): Promise<void> =>
  until(
    `${url} answers ${wanted}`,
    () =>
      fetch(url).then(
        ({ status }) => status === wanted,
        () => false,
      ),
    TIMEOUT_MS,
  )
