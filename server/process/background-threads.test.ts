import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const PROGRAM = `
  import { readdirSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { Worker } from 'node:worker_threads'
  import { yieldToVisitors } from './server/process/background-threads.ts'
  const idsOf = () => readdirSync('/proc/self/task').map(Number).filter((id) => id !== process.pid)
  const own = getPriority(process.pid)
  const there = idsOf()
  yieldToVisitors()
  const priorities = there.map((id) => getPriority(id))
  const worker = new Worker('setInterval(() => {}, 1000)', { eval: true })
  worker.once('online', () => {
    const later = idsOf().filter((id) => !there.includes(id)).map((id) => getPriority(id))
    process.stdout.write(JSON.stringify({ own, main: getPriority(process.pid), priorities, later }))
    void worker.terminate()
  })`

test.runIf(process.platform === 'linux')(
  'threads that stand beside the visitors’ one wait for it; those made later do not',
  () => {
    const program = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM]
    const text = execFileSync(process.execPath, program, { encoding: 'utf8' })
    const { own, main, priorities, later } = JSON.parse(text) as {
      own: number
      main: number
      priorities: number[]
      later: number[]
    }
    expect(main).toBe(own)
    expect(priorities.length).toBeGreaterThan(0)
    expect(new Set(priorities)).toEqual(new Set([Math.min(own + 10, 19)]))
    expect(later.length).toBeGreaterThan(0)
    expect(new Set(later)).toEqual(new Set([own]))
  },
)
