import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { SiteProcess } from '../../support/programs/site-process.ts'

/** How long answers took, ms. */
export type Times = readonly number[]

/** The time that a share of the answers kept to, ms: 0.5 is the median. */
export const percentile = (times: Times, share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0

export type Visitors = {
  /** Asks for addresses one after another, over one connection a list; all lists at once. */
  readonly ask: (...lists: readonly (readonly string[])[]) => Promise<Times>
  readonly leave: () => void
}

/** Visitors with connections that stay open, as browsers keep them. Asking rejects what is no success. */
export function visitors(): Visitors {
  const agent = new Agent({ keepAlive: true })
  const one = (address: string): Promise<number> => {
    const began = performance.now()
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': 'br, gzip' }
      const call = request(address, { agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          if ((answer.statusCode ?? 0) < 300) resolve(performance.now() - began)
          else reject(new Error(`${address} answers ${answer.statusCode}`))
        })
      })
      call.once('error', reject).end()
    })
  }
  return {
    async ask(...lists) {
      const times: number[] = []
      const visit = async (addresses: readonly string[]) => {
        for (const address of addresses) times.push(await one(address))
      }
      await Promise.all(lists.map(visit))
      return times
    },
    leave: () => agent.destroy(),
  }
}

/** Asks so many times in a row, for these addresses in turn, over one connection. Rejects what is no success. */
export async function askTimes(
  addresses: readonly string[],
  encoding: string,
  times: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const once = (address: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const call = request(address, { agent, headers: { 'accept-encoding': encoding } }, (res) => {
        res.resume()
        if (res.statusCode === 200) res.once('end', resolve)
        else reject(new Error(`${address} answers ${res.statusCode}`))
      })
      call.once('error', reject).end()
    })
  for (let time = 0; time < times; time += 1) {
    await once(addresses[time % addresses.length] ?? '')
  }
  agent.destroy()
}

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

/** A list dealt out to so many hands. */
export const dealt = <T>(items: readonly T[], hands: number): T[][] =>
  Array.from({ length: hands }, (_, hand) => items.filter((_item, at) => at % hands === hand))

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
