import { createHash } from 'node:crypto'
import type { ServedFile } from '../catalogue.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { isStored } from '../stored/stored-names.ts'
import { canonicalise } from './canonicalise.ts'
import type { LoadedFiles } from './loaded-files.ts'

/** The files as they are served; each is written out when it is first asked for. */
export function servedFiles(files: LoadedFiles): (name: DataFileName) => ServedFile {
  const made = new Map<DataFileName, ServedFile>()
  return (name) => {
    const known = made.get(name)
    if (known) return known
    const served = servedFile(files, name)
    made.set(name, served)
    return served
  }
}

function servedFile(files: LoadedFiles, name: DataFileName): ServedFile {
  const value = isStored(name) ? canonicalise(name, files[name]?.whole()).value : files[name]
  if (value === undefined) return { ok: false, message: dataFiles[name].failure }
  const json = JSON.stringify(value)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  return { ok: true, json, etag }
}
