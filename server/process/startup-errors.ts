import { accessSync, constants, statSync } from 'node:fs'
import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'

/** Something the operator has to fix before the site can start; its message is one line for them. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Why the port could not be listened on, naming the variable that says where. */
export function listenFailure(error: unknown, { host, port }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return new CannotStart(`PORT ${port} is taken: another program listens on ${host}:${port}`)
    case 'EACCES':
      return new CannotStart(`PORT ${port} may not be used by this user`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(`HOST ${host} is no address of this machine`)
    default:
      return error instanceof Error ? error : new Error(String(error))
  }
}

/** The lines for the operator, without a stack trace where it does not help. */
export function startFailure(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.problems
  if (error instanceof CannotStart) return [error.message]
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [`the server could not start: ${text}`]
}

/** @throws CannotStart unless the data folder can be read */
export function assertDataFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  let reason = 'is no folder'
  try {
    if (statSync(dataDir).isDirectory()) {
      reason = 'cannot be read'
      accessSync(dataDir, constants.R_OK | constants.X_OK)
      return
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') reason = 'does not exist'
  }
  throw new CannotStart(`DATA_DIR must be a folder that can be read, but ${dataDir} ${reason}`)
}
