import { createHash } from 'node:crypto'
import type { ServedFile } from '../catalogue.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import type { LoadedFiles } from './loaded-files.ts'

/** The files as they are served; each is written out when it is first asked for. */
export function servedFiles(files: LoadedFiles): (name: DataFileName) => ServedFile {
  const made = new Map<DataFileName, ServedFile>()
  return (name) => {
    const served = made.get(name) ?? servedFile(name, files[name])
    made.set(name, served)
    return served
  }
}

function servedFile(name: DataFileName, value: unknown): ServedFile {
  if (value === undefined) return { ok: false, message: dataFiles[name].failure }
  const json = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { ok: true, json, etag }
}
