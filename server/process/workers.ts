import cluster, { type Worker } from 'node:cluster'
import { ClusterMemoryStorePrimary } from '@express-rate-limit/cluster-memory-store'
import type { Logger } from './log.ts'
import { REPLACES_ANOTHER } from './data.ts'
import { tellWorker, type FromWorker } from './group-messages.ts'

export type SupervisorOptions = {
  /** Processes sharing the port. */
  readonly count: number
  /** The file each process runs. */
  readonly program: string
  readonly log: Logger
  /** From the signal to end until those that have not ended are killed, ms. */
  readonly patienceMs: number
  /** Wait before the first replacement, ms; doubles with each that dies early. */
  readonly firstDelayMs?: number
  /** Tells the operator, in lines, why the site cannot start. */
  readonly report: (lines: readonly string[]) => void
}

const LONGEST_DELAY_MS = 30_000
/** A process that lived so long did not die at its start. */
const STABLE_MS = 10_000
/** So many rounds of processes that never came to listen end the site. */
const MOST_ROUNDS = 5
const RELOAD_LIMIT_MS = 60_000

/**
 * Keeps `count` processes on one port: passes signals on, lets one of them decide on new data for
 * all, replaces one that dies, ever later where it dies early. Ends with 1 where none can start.
 */
export function superviseWorkers(options: SupervisorOptions): void {
  const { count, program, log, patienceMs, firstDelayMs = 500, report } = options
  const started = new Map<number, number>()
  const listening = new Set<number>()
  let early = 0
  let neverListened = 0
  let exitCode: number | undefined

  const workers = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((one) => one ?? [])

  const start = (env?: Record<string, string>): void => {
    started.set(cluster.fork(env).id, performance.now())
  }

  const end = (code: number, signal: NodeJS.Signals): void => {
    if (exitCode !== undefined) return
    exitCode = code
    if (workers().length === 0) process.exit(code)
    for (const worker of workers()) worker.process.kill(signal)
    setTimeout(() => {
      for (const worker of workers()) worker.process.kill('SIGKILL')
    }, patienceMs).unref()
  }

  const giveUp = (lines: readonly string[]): void => {
    if (exitCode !== undefined) return
    report(lines)
    end(1, 'SIGKILL')
  }

  // What is measured may be no number, which JSON cannot tell.
  cluster.setupPrimary({ exec: program, serialization: 'advanced' })
  // What is counted by client address is counted over all processes.
  new ClusterMemoryStorePrimary().init()
  cluster.on('listening', ({ id }) => {
    listening.add(id)
    neverListened = 0
  })
  cluster.on('message', (_worker, message: FromWorker) => {
    if (message.kind === 'cannot-start') giveUp(message.lines)
  })
  cluster.on('exit', ({ id, process: { pid } }, code, signal) => {
    const lived = performance.now() - (started.get(id) ?? 0)
    started.delete(id)
    if (!listening.delete(id)) neverListened += 1
    if (exitCode !== undefined) {
      if (workers().length === 0) process.exit(exitCode)
      return
    }
    early = lived < STABLE_MS ? early + 1 : 0
    if (neverListened >= MOST_ROUNDS * count) {
      log.fatal({ pid, code, signal }, 'a process died at its start again; given up')
      giveUp([
        `the server could not start: its processes died at their start ${neverListened} times`,
      ])
      return
    }
    const round = Math.max(0, Math.ceil(early / count) - 1)
    const delayMs = Math.min(LONGEST_DELAY_MS, firstDelayMs * 2 ** round)
    log.error({ pid, code, signal, delayMs }, 'a worker ended and is replaced')
    setTimeout(() => {
      if (exitCode === undefined) start({ [REPLACES_ANOTHER]: '1' })
    }, delayMs)
  })

  process.on('SIGTERM', (signal) => end(0, signal))
  process.on('SIGINT', (signal) => end(0, signal))
  let reloads = Promise.resolve()
  process.on('SIGHUP', () => {
    const serving = (): Worker[] => workers().filter(({ id }) => listening.has(id))
    reloads = reloads.then(() => reloadAll(serving)).catch(() => {})
  })
  for (let i = 0; i < count; i++) start()
}

/** One process takes or refuses the new data, the others follow it: all serve the same. */
async function reloadAll(workers: () => Worker[]): Promise<void> {
  for (const worker of workers()) {
    tellWorker(worker, { kind: 'reload' })
    if (!(await hasReloaded(worker))) continue
    for (const other of workers()) if (other !== worker) tellWorker(other, { kind: 'follow' })
    return
  }
}

function hasReloaded(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (reloaded: boolean): void => {
      clearTimeout(limit)
      worker.off('message', onReply).off('exit', onExit)
      resolve(reloaded)
    }
    const onReply = ({ kind }: FromWorker): void => {
      if (kind === 'reloaded') finish(true)
    }
    const onExit = (): void => finish(false)
    const limit = setTimeout(finish, RELOAD_LIMIT_MS, false)
    worker.on('message', onReply).on('exit', onExit)
  })
}
