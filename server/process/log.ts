import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'

export type { Logger }

/** The program's log: JSON lines in production, readable lines while developing. */
export const createLog = ({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>): Logger =>
  pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(!production && { transport: { target: 'pino-pretty' } }),
  })
