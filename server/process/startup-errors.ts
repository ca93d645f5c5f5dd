import { accessSync, constants } from 'node:fs'
import { systemErrorCode } from '../../catalogue/system-errors.ts'
import { CannotStart, type Config } from '../config.ts'

/** Why the port could not be listened on, naming the variable that says where. */
export function listenFailure(error: Error, { host, port }: Config): Error {
  switch (systemErrorCode(error)) {
    case 'EADDRINUSE':
      return new CannotStart(`PORT ${port} is taken: another program listens on ${host}:${port}`)
    case 'EACCES':
      return new CannotStart(`PORT ${port} may not be used by this user`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(`HOST ${host} is no address of this machine`)
    default:
      return error
  }
}

/** The lines for the operator, without a stack trace where it does not help. */
export function startFailure(error: unknown): readonly string[] {
  if (error instanceof CannotStart) return error.message.split('\n')
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [`the server could not start: ${text}`]
}

const DATA_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is no folder',
}

/** @throws CannotStart unless the data folder can be read */
export function assertDataFolder({ dataDir }: Pick<Config, 'dataDir'>): void {
  try {
    // With the slash a file is refused too.
    accessSync(`${dataDir}/`, constants.R_OK | constants.X_OK)
  } catch (error) {
    const reason = DATA_PROBLEMS[systemErrorCode(error) ?? ''] ?? 'cannot be read'
    throw new CannotStart(`DATA_DIR must be a folder that can be read, but ${dataDir} ${reason}`)
  }
}
