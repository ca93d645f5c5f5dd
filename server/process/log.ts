import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

export function createLog({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>): Logger {
  const options = { level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  // Without a least length `flush` would not wait for a line that is being written.
  const lines = () => pino(options, pino.destination({ minLength: 1, sync: false }))
  if (production) return lines()
  try {
    return pino({ ...options, transport: { target: 'pino-pretty' } })
  } catch {
    // pino-pretty is a development package, which a production installation lacks.
    return lines()
  }
}

/** A log that nobody reads keeps the process no longer than this. */
const FLUSH_MS = 1000

/** Ends the process with a status once its log is written, which is done on a thread. */
export function endLogged(log: Logger, status: number): void {
  log.flush(() => process.exit(status))
  setTimeout(() => process.exit(status), FLUSH_MS)
}
