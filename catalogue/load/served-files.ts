import { createHash } from 'node:crypto'
import type { ServedFile } from '../catalogue.ts'
import { dataFiles, type DataFileName } from '../data-files.ts'
import { isStored } from '../stored/stored-names.ts'
import { canonicalise } from './canonicalise.ts'
import { holdsProjects, type KeptFiles } from './loaded-files.ts'
import type { ProjectFiles } from '../stored/project-files.ts'

/** The files as they are served; each is written out when it is first asked for. */
export function servedFiles(
  files: KeptFiles,
  projectFiles: () => ProjectFiles,
): (name: DataFileName) => ServedFile {
  const made = new Map<DataFileName, ServedFile>()
  const valueOf = (name: DataFileName): unknown => {
    if (holdsProjects(name)) return projectFiles()[name]
    return isStored(name) ? canonicalise(name, files[name]?.whole()).value : files[name]
  }
  return (name) => {
    const known = made.get(name)
    if (known) return known
    const served = servedFile(name, valueOf(name))
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
