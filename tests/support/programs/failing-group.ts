import { pino } from 'pino'
import { superviseWorkers } from '../../../server/process/workers.ts'

// Supervises processes of a program that dies at its start, for the test of what then happens.
superviseWorkers({
  count: 2,
  program: process.env['PROGRAM'] ?? '',
  log: pino(),
  patienceMs: 1000,
  firstDelayMs: 5,
  report: (lines) => process.stderr.write(`${lines.join('\n')}\n`),
})
