import { createRequire } from 'node:module'
import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

/** The program's log: JSON lines in production, readable lines while developing. */
export function createLog(config: Pick<Config, 'logLevel' | 'production'>): Logger {
  const pretty = !config.production && hasPrettyPrinter()
  return pino({
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(pretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  })
}

function hasPrettyPrinter(): boolean {
  try {
    createRequire(import.meta.url).resolve('pino-pretty')
    return true
  } catch {
    return false
  }
}
