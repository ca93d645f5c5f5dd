/**
 * The code of a system call's, database's or driver's error: `ENOENT`, `23505`, `SQLITE_FULL`; else
 * undefined.
 */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
}

/** Why a file could not be used, in plain words: 'permission is denied'. */
export const reasonOf = (error: unknown): string => {
  const code = systemErrorCode(error)
  const reason = code === undefined ? undefined : reasons[code]
  return reason ?? (error instanceof Error ? error.message : String(error))
}

/**
 * Something that cannot be done before a person has put it right: a folder, a setting, a name. Only the
 * message is shown, which says what and why; a command ends with status 2 and a start with 1.
 */
export class CannotRun extends Error {
  override name = 'CannotRun'
}
