import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

export function createLog({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  if (production) return pino(options)
  try {
    return pino({ ...options, transport: { target: 'pino-pretty' } })
  } catch {
    // pino-pretty is a development package, which a production installation lacks.
    return pino(options)
  }
}
