import { dataFiles, type DataFileName } from '../../catalogue/data-files.ts'
import { findDuplicateKeys } from '../../catalogue/json/duplicate-keys.ts'
import { toPointer, toSegments } from '../../catalogue/json/pointer.ts'
import { readJson } from '../../catalogue/json/read.ts'
import { recordName } from '../../catalogue/checks/record-names.ts'
import { positionsOf, unitsBetween } from '../../catalogue/json/positions.ts'
import { textStart } from '../../catalogue/json/utf8.ts'
import type { Finding } from '../findings.ts'
import { partsOf, type Part } from '../../catalogue/json/parts.ts'
import { describeRecord, entriesOf, recordsIn, type RecordAt } from '../records.ts'
import { rules } from '../rules/all.ts'
import type { EntryRule, Known, RecordRule, Report } from '../rules/rule.ts'
import type { FactsBuilder } from './facts.ts'
import type { PictureCheck } from './picture-check.ts'
import { schemaFindingsOf } from './schema.ts'

export type CheckedFile = { readonly findings: readonly Finding[]; readonly records: number }

type Context = Known & { readonly builder: FactsBuilder; readonly pictures: PictureCheck }

const holdsProjects = (file: DataFileName): boolean =>
  file === 'residentialProjects' || file === 'commercialProjects'

const isTopLevel = (pointer: string): boolean => pointer.lastIndexOf('/') === 0

const duplicateKeysOf = (bytes: Buffer, file: DataFileName): Finding[] => {
  const source = readJson(bytes, `${file}.json`)
  const value = source.ok ? source.value : undefined
  const start = textStart(bytes)
  const spans = findDuplicateKeys(bytes, start, undefined)
  const positions = positionsOf(
    bytes,
    start,
    spans.map((span) => span.start),
  )
  return spans.map(({ pointer, start: from, end }, index) => {
    const segments = toSegments(pointer)
    return {
      file,
      pointer,
      at: 'key',
      record: recordName(file, value, segments),
      detail: { rule: 'duplicate-key', key: segments.at(-1) ?? '' },
      found: {
        line: positions[index]?.line ?? 1,
        column: positions[index]?.column ?? 1,
        length: unitsBetween(bytes, from, end),
      },
    }
  })
}

/** Runs rules over records, all with one and the same `report`: there are millions of calls. */
const createRunner = (known: Known, findings: Finding[]) => {
  let current: RecordAt | undefined
  const report: Report = (below, detail, at = 'value') => {
    if (current === undefined) return
    findings.push({
      file: current.file,
      pointer: toPointer([...current.segments, ...below]),
      at,
      record: describeRecord(current),
      detail,
    })
  }
  return (rulesToRun: readonly (EntryRule | RecordRule)[], records: readonly RecordAt[]): void => {
    for (const record of records) {
      current = record
      for (const rule of rulesToRun) rule.check(record, known, report)
    }
  }
}

const rulesFor = (file: DataFileName, { facts }: Known) => {
  const applying = rules.filter(
    (rule): rule is EntryRule | RecordRule =>
      rule.scope !== 'project' &&
      rule.files.includes(file) &&
      rule.needs.every((needed) => facts.isReadable(needed)),
  )
  return {
    onEntries: applying.filter((rule) => rule.scope === 'entry'),
    onRecords: applying.filter((rule) => rule.scope === 'record'),
  }
}

const checkPart = async (
  file: DataFileName,
  { value, firstEntry }: Part,
  context: Context,
  applying: ReturnType<typeof rulesFor>,
): Promise<CheckedFile> => {
  const { builder, pictures } = context
  const findings = schemaFindingsOf(file, value, firstEntry)
  const entries = entriesOf(file, value, firstEntry)
  const records = recordsIn(file, entries)
  for (const entry of entries) builder.learn(entry)
  if (holdsProjects(file)) for (const record of records) builder.learnProject(record)
  await pictures.look(records)
  const run = createRunner(context, findings)
  run(applying.onEntries, entries)
  run(applying.onRecords, records)
  return { findings, records: records.length }
}

/** The whole file as one part, where it has to be read as a whole; else what keeps it from it. */
const readWhole = (bytes: Buffer, file: DataFileName): Part | Finding[] => {
  const source = readJson(bytes, `${file}.json`)
  if (source.ok) return { value: source.value, firstEntry: 0, hasDuplicateKeys: true }
  return source.errors.map(({ message, ...found }) => ({
    file,
    pointer: '',
    at: 'value',
    record: undefined,
    detail: { rule: 'json-syntax', message },
    found,
  }))
}

/** Checks one file against its schema and all rules, and takes its facts in for the next ones. */
export const checkFile = async (
  file: DataFileName,
  bytes: Buffer,
  context: Context,
): Promise<CheckedFile> => {
  const findings: Finding[] = []
  let records = 0
  let hasDuplicateKeys = false
  const applying = rulesFor(file, context)
  const checkOne = async (part: Part): Promise<void> => {
    const checked = await checkPart(file, part, context, applying)
    for (const finding of checked.findings) findings.push(finding)
    records += checked.records
    hasDuplicateKeys ||= part.hasDuplicateKeys
  }
  const readable = async (): Promise<boolean> => {
    const parts = dataFiles[file].shape === 'single' ? undefined : partsOf(bytes)
    if (parts === undefined) return false
    try {
      for (const part of parts) await checkOne(part)
      return true
    } catch (error) {
      if (error instanceof SyntaxError) return false
      throw error
    }
  }
  if (!(await readable())) {
    const whole = readWhole(bytes, file)
    if (Array.isArray(whole)) return { findings: whole, records: 0 }
    findings.length = 0
    await checkOne(whole)
  }
  const duplicates = hasDuplicateKeys ? duplicateKeysOf(bytes, file) : []
  // With a developer's key twice, the projects of the first are lost: what others say of them is
  // no mistake of theirs.
  const lostProjects = holdsProjects(file) && duplicates.some(({ pointer }) => isTopLevel(pointer))
  if (!lostProjects) context.builder.markReadable(file)
  for (const duplicate of duplicates) findings.push(duplicate)
  return { findings, records }
}
