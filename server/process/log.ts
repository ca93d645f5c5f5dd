import { createRequire } from 'node:module'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

/** The program's log: JSON lines in production, readable lines while developing. */
export function createLog(config: Pick<Config, 'logLevel' | 'production'>): Logger {
  const { isoTime } = pino.stdTimeFunctions
  const options = { level: config.logLevel, base: null, timestamp: isoTime }
  return pino(options, (config.production ? undefined : prettyLines()) ?? pino.destination(1))
}

/** Not of a thread, whose program the bundle would not hold. */
function prettyLines(): DestinationStream | undefined {
  try {
    const load = createRequire(import.meta.url)
    const pretty = load('pino-pretty') as (options: object) => DestinationStream
    return pretty({ ignore: 'pid,hostname' })
  } catch {
    return undefined
  }
}
