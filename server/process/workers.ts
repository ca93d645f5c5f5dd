import cluster from 'node:cluster'
import type { Logger } from './log.ts'

const RESTART_DELAY_MS = 1000

/**
 * Keeps `count` processes on one port: passes signals on, replaces one that dies.
 * @param program the file each process runs
 */
export function superviseWorkers(count: number, program: string, log: Logger): void {
  let ending = false
  cluster.setupPrimary({ exec: program })
  for (let i = 0; i < count; i++) cluster.fork()

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (signal !== 'SIGHUP') ending = true
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
    })
  }
  cluster.on('exit', (worker, code) => {
    if (!ending) {
      log.error({ pid: worker.process.pid, code }, 'a worker ended and is replaced')
      setTimeout(() => {
        if (!ending) cluster.fork()
      }, RESTART_DELAY_MS)
      return
    }
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0)
  })
}
