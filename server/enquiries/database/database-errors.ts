import { systemErrorCode } from '../../../catalogue/system-errors.ts'

/**
 * True when the store works but refused what it was given (SQLSTATE classes 21 to 23 and 40, and
 * their SQLite likes): trying the parts one by one then saves the good ones.
 */
export function isRefusal(error: unknown): boolean {
  return /^(?:2[123]...|40...|SQLITE_CONSTRAINT.*|SQLITE_MISMATCH|SQLITE_TOOBIG)$/.test(
    systemErrorCode(error) ?? '',
  )
}

/**
 * What the log may hold of a store's error. The text of a server's error can repeat what was being
 * stored, so only its code is logged; a failed connection has its text too.
 */
export function toLogFields(error: unknown): { code?: string; reason?: string } {
  const code = systemErrorCode(error)
  const fromServer = code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code)
  const admin = code !== undefined && /^(?:08|28|3D|53|55|57|58)/.test(code)
  return {
    ...(code !== undefined && { code }),
    ...((!fromServer || admin) && error instanceof Error && { reason: error.message }),
  }
}
