import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// From the project's folder: a benchmark is bundled and stands elsewhere then.
const hook = resolve('tests/bench/programs/peak-memory.mjs')

export type Measured = { readonly ms: number; readonly peakBytes: number; readonly status: number }

/** Runs a Node program to its end, its output thrown away. */
export const measure = async (program: string, ...args: readonly string[]): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'measure-'))
  const noted = join(folder, 'peak')
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', hook, program, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PEAK_MEMORY_FILE: noted },
  })
  const [status] = (await once(child, 'close')) as [number | null]
  const ms = performance.now() - began
  const peakBytes = Number(readFileSync(noted, 'utf8'))
  rmSync(folder, { recursive: true })
  return { ms, peakBytes, status: status ?? -1 }
}

/** How long a page's whole answer takes, in ms. Rejects where it is none. */
export async function ask(address: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  return performance.now() - began
}

/** The middle one of several numbers. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What a process holds in memory, MB (Linux). */
export const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
