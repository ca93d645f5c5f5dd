import { join } from 'node:path'
import { dataFileNames, dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import { toPointer } from '../../catalogue/json/pointer.ts'
import { nearest } from '../../catalogue/checks/nearest.ts'
import type { Finding, LocatedFinding } from '../findings.ts'
import { requireFolder } from '../folders.ts'
import { rules } from '../rules/all.ts'
import { describeRecord } from '../records.ts'
import { checkFile } from './check-file.ts'
import { createFacts, readingOrder, type Facts } from './facts.ts'
import { locate } from './locate.ts'
import { createPictureCheck, type PictureCheck, type PictureMemory } from './picture-check.ts'
import type { KnownProject } from './projects.ts'
import { createFileReader } from './read-file.ts'
import { assertValidatorsWork } from './schema.ts'
import { settle } from './settle.ts'
import { createSuggester, type Suggester } from './suggestions.ts'

export type Validation = {
  /** In the order of the files, then of lines. */
  readonly findings: readonly LocatedFinding[]
  readonly files: number
  readonly records: number
  readonly projects: readonly KnownProject[]
}

const missingFile = (file: DataFileName, names: readonly string[]): Finding => {
  const others = names.filter((name) => !dataFileNames.some((known) => `${known}.json` === name))
  const similar = nearest(
    `${file}.json`,
    others.filter((name) => name.endsWith('.json')),
  )
  return {
    file,
    pointer: '',
    at: 'value',
    record: undefined,
    detail: { rule: 'missing-file', ...(similar === undefined ? {} : { similar }) },
  }
}

const projectFindings = (facts: Facts): Finding[] => {
  const applying = rules.filter(
    (rule) => rule.scope === 'project' && rule.needs.every((file) => facts.isReadable(file)),
  )
  return facts.projects.all.flatMap((project) =>
    applying.flatMap((rule): Finding[] => {
      if (rule.scope !== 'project' || !rule.isMissing(project)) return []
      const { file, segments, name } = project
      return [
        {
          file,
          pointer: toPointer(segments),
          at: 'value',
          record: describeRecord({ file, segments, value: { name } }),
          detail: { rule: rule.name },
        },
      ]
    }),
  )
}

const withNearestPaths = async (
  findings: readonly Finding[],
  pictures: PictureCheck,
  suggest: Suggester,
): Promise<Finding[]> => {
  if (!findings.some(({ detail }) => detail.rule === 'missing-image')) return [...findings]
  const paths = await pictures.paths()
  return findings.map((finding) => {
    if (finding.detail.rule !== 'missing-image') return finding
    const near = suggest.nearest(finding.detail.path, paths)
    return near === undefined
      ? finding
      : { ...finding, detail: { ...finding.detail, nearest: near } }
  })
}

/**
 * Checks every data file in a folder.
 * @param memory what is known of pictures from the last run
 * @param clock what time it is; dates in the data are compared with it
 * @throws CannotRun where the folder or a file in it cannot be read
 */
export const validate = async (
  folder: string,
  memory: PictureMemory = new Map(),
  clock: () => Date = () => new Date(),
): Promise<Validation> => {
  assertValidatorsWork()
  const names = requireFolder(folder, 'data folder')
  const pictures = createPictureCheck(join(folder, 'images'), memory)
  const builder = createFacts(pictures)
  const { facts } = builder
  const suggest = createSuggester()
  const read = createFileReader(folder)
  const now = clock()
  const findings: Finding[] = []
  let files = 0
  let records = 0
  for (const file of readingOrder) {
    const bytes = read(file)
    if (bytes === undefined) {
      if (!dataFiles[file].isOptional) findings.push(missingFile(file, names))
      continue
    }
    const checked = await checkFile(file, bytes, { facts, suggest, now, builder, pictures })
    for (const finding of checked.findings) findings.push(finding)
    files += 1
    records += checked.records
  }
  for (const finding of projectFindings(facts)) findings.push(finding)
  const settled = await withNearestPaths(settle(findings, facts), pictures, suggest)
  return {
    findings: locate(read, settled, dataFileNames),
    files,
    records,
    projects: facts.projects.all,
  }
}
