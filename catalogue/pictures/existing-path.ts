import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file at a path below a folder. Its name may be spelt otherwise on disk: macOS writes accents
 * apart from their letters, other systems and editors both as one sign. Where there is no such file
 * in any spelling, the path is returned as it is.
 * @param path with slashes
 */
export function existingPath(folder: string, path: string): string {
  const whole = join(folder, path)
  if (!/\P{ASCII}/u.test(path) || existsSync(whole)) return whole
  return path.split('/').reduce((parent, name) => {
    const isSame = (other: string) => other.normalize() === name.normalize()
    return join(parent, namesIn(parent).find(isSame) ?? name)
  }, folder)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
