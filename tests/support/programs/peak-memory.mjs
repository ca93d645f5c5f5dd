// Loaded ahead of a program (`node --import`): writes the most memory that the process held, in kB, as
// the last line of its messages. `resourceUsage` would also count its parent's.
import { readFileSync } from 'node:fs'

process.on('exit', () => {
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  process.stderr.write(`\n${peak}`)
})
