import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** What a process holds in memory, MB (Linux). */
export const residentMb = (pid: number): number => memoryMb(pid, /VmRSS:\s+(\d+)/)

/** The most a process has held in memory, MB (Linux). */
export const peakMb = (pid: number): number => memoryMb(pid, /VmHWM:\s+(\d+)/)

const memoryMb = (pid: number, line: RegExp): number =>
  Math.round(Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)

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

/** Gives the site one core and this process another, where the machine has two and `taskset`. */
export function onCoresApart(sitePid: number): void {
  // Not what is available: to this process that is one core from the first call on.
  if (cpus().length < 2) return
  for (const [core, pid] of [sitePid, process.pid].entries())
    spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)])
}
