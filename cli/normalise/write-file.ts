import { open, rename, rm, stat } from 'node:fs/promises'
import { CannotRun, reasonOf } from '../errors.ts'

/**
 * Replaces a file in one step: whoever reads it, and whatever ends the program, there is the old
 * content or the new, never a part. Keeps the file's permissions.
 * @throws CannotRun where the folder or the file cannot be written
 */
export async function replaceFile(path: string, contents: Uint8Array): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    const { mode } = await stat(path)
    const file = await open(temporary, 'w', mode)
    try {
      await file.writeFile(contents)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw new CannotRun(`The file "${path}" cannot be written: ${reasonOf(error)}.`)
  }
}
