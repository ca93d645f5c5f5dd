import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { SiteProcess } from '../../support/programs/site-process.ts'

/** Waits until a site of any size answers; rejects where it never does. */
export async function untilReady({ url, ended }: SiteProcess): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const end = ended.then(() => Promise.reject(new Error('The site has ended')))
  while (!(await Promise.race([isReady(), end]))) await setTimeout(50)
  end.catch(() => undefined)
}

/**
 * Milliseconds of processor time that the threads of a process have taken, to the microsecond (Linux),
 * also those that collect garbage and compile. Threads that have ended are not counted.
 */
export function threadMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)
}

/** Milliseconds of processor time that a process has taken (Linux). */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The most a process has held in memory, MB (Linux). */
export const peakMb = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)

/** Gives the site one core and this process another, where the machine has two and `taskset`. */
export function onCoresApart(sitePid: number): void {
  // Not what is available: to this process that is one core from the first call on.
  if (cpus().length < 2) return
  for (const [core, pid] of [sitePid, process.pid].entries())
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}
