import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

/** The program's log: JSON lines in production, readable lines while developing. */
export function createLog({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  if (production) return pino(options)
  try {
    return pino({ ...options, transport: { target: 'pino-pretty' } })
  } catch {
    // It is a package for development, which an installation for production lacks.
    return pino(options)
  }
}
