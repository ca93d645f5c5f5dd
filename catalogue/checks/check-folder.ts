import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileNames, dataFiles, type DataFileName } from '../data-files.ts'
import { createPictureCheck, type PictureMemory } from '../pictures/picture-check.ts'
import { CannotRead, reasonOf } from '../system-errors.ts'
import { checkFile } from './engine/check-file.ts'
import { withoutConsequences } from './engine/consequences.ts'
import { createFacts, readingOrder } from './engine/facts.ts'
import { locate } from './engine/locate.ts'
import type { KnownProject } from './engine/projects.ts'
import { createFileReader } from './engine/read-file.ts'
import { createRuleRunner } from './engine/run-rules.ts'
import { assertValidatorsWork } from './engine/schema-findings.ts'
import { createSuggester } from './engine/suggestions.ts'
import type { Finding, LocatedFinding } from './finding.ts'
import { nearest } from './nearest.ts'
import type { Known } from './rule.ts'
import { rules } from './generated/rules.generated.ts'
import { missingFile } from './rules/missing-file.ts'

export type Checked = {
  /** In the order of the files, then of lines. */
  readonly findings: readonly LocatedFinding[]
  readonly files: number
  readonly records: number
  readonly projects: readonly KnownProject[]
  /** What the rules know of the data; fixes ask it. */
  readonly known: Known
}

const missing = (file: DataFileName, names: readonly string[]): Finding => {
  const others = names.filter((name) => !dataFileNames.some((known) => `${known}.json` === name))
  const similar = nearest(
    `${file}.json`,
    others.filter((name) => name.endsWith('.json')),
  )
  return {
    rule: missingFile as Finding['rule'],
    file,
    pointer: '',
    at: 'value',
    record: undefined,
    detail: similar === undefined ? {} : { similar },
  }
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw new CannotRead(`The data folder "${folder}" cannot be read: ${reasonOf(error)}.`)
  }
}

/**
 * Checks every data file in a folder against its schema and all rules. What `validate` reports, what
 * a reload refuses and what the development overlay shows are its findings.
 * @param memory what is known of pictures from the last run
 * @param clock what time it is; dates in the data are compared with it
 * @throws CannotRead where the folder or a file in it cannot be read
 */
export const checkFolder = async (
  folder: string,
  memory: PictureMemory = new Map(),
  clock: () => Date = () => new Date(),
): Promise<Checked> => {
  assertValidatorsWork()
  const names = namesIn(folder)
  const pictures = createPictureCheck(join(folder, 'images'), memory)
  const builder = createFacts(pictures)
  const { facts } = builder
  const known: Known = { facts, suggest: createSuggester(), now: clock() }
  const runner = createRuleRunner(rules, known)
  const read = createFileReader(folder)
  const findings: Finding[] = []
  let files = 0
  let records = 0
  for (const file of readingOrder) {
    const bytes = read(file)
    if (bytes === undefined) {
      if (!dataFiles[file].isOptional) findings.push(missing(file, names))
      continue
    }
    const checked = await checkFile(file, bytes, { builder, pictures, runner })
    for (const finding of checked.findings) findings.push(finding)
    files += 1
    records += checked.records
  }
  for (const finding of runner.atEnd(facts.projects.all)) findings.push(finding)
  return {
    findings: locate(read, withoutConsequences(findings, known), dataFileNames),
    files,
    records,
    projects: facts.projects.all,
    known,
  }
}
