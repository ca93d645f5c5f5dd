import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { DataFileName } from '../../data-files.ts'
import { CannotRead, reasonOf, systemErrorCode } from '../../system-errors.ts'

/** Reads data files one after the other into the same memory: what it gave before is gone then. */
export type FileReader = (file: DataFileName) => Buffer | undefined

/**
 * Reads the data files of a folder; undefined where there is no such file. Files of a hundred
 * megabytes, each in memory of its own, would pile up until the garbage collector comes.
 * @throws CannotRead where a file is there and cannot be read
 */
export const createFileReader = (folder: string): FileReader => {
  let memory = Buffer.alloc(0)
  return (file) => {
    const path = join(folder, `${file}.json`)
    try {
      const handle = openSync(path, 'r')
      try {
        const { size } = fstatSync(handle)
        if (size > memory.length) memory = Buffer.allocUnsafeSlow(size)
        let length = 0
        while (length < size) {
          const count = readSync(handle, memory, length, size - length, null)
          if (count === 0) break
          length += count
        }
        return memory.subarray(0, length)
      } finally {
        closeSync(handle)
      }
    } catch (error) {
      if (systemErrorCode(error) === 'ENOENT') return undefined
      throw new CannotRead(`"${path}" cannot be read: ${reasonOf(error)}.`)
    }
  }
}
