import { dataFiles, type DataFileName } from '../../data-files.ts'
import { findDuplicateKeys } from '../../json/duplicate-keys.ts'
import { partsOf, type Part } from '../../json/parts.ts'
import { toSegments } from '../../json/pointer.ts'
import { positionsOf, unitsBetween } from '../../json/positions.ts'
import { readJson } from '../../json/read.ts'
import { textStart } from '../../json/utf8.ts'
import type { PictureCheck } from '../../pictures/picture-check.ts'
import type { Finding } from '../finding.ts'
import { recordName } from '../record-names.ts'
import { entriesOf, recordsIn } from '../records.ts'
import { projectFiles } from '../rule.ts'
import { duplicateKey } from '../rules/duplicate-key.ts'
import { jsonSyntax } from '../rules/json-syntax.ts'
import { goodParts, locateInEntry } from './broken-file.ts'
import type { FactsBuilder } from './facts.ts'
import type { FileChecks, RuleRunner } from './run-rules.ts'
import { schemaFindingsOf } from './schema-findings.ts'

export type CheckedFile = { readonly findings: readonly Finding[]; readonly records: number }

type Context = {
  readonly builder: FactsBuilder
  readonly pictures: PictureCheck
  readonly runner: RuleRunner
}

const holdsProjects = (file: DataFileName): boolean => projectFiles.some((name) => name === file)

const isTopLevel = (pointer: string): boolean => pointer.lastIndexOf('/') === 0

const duplicateKeysOf = (bytes: Buffer, file: DataFileName): Finding[] => {
  const source = readJson(bytes, `${file}.json`)
  const value = source.ok ? source.value : undefined
  const start = textStart(bytes)
  const spans = findDuplicateKeys(bytes, start)
  const positions = positionsOf(
    bytes,
    start,
    spans.map((span) => span.start),
  )
  return spans.map(({ pointer, start: from, end }, index) => {
    const segments = toSegments(pointer)
    return {
      rule: duplicateKey,
      file,
      pointer,
      at: 'key',
      record: recordName(file, value, segments),
      detail: segments.at(-1) ?? '',
      found: {
        line: positions[index]?.line ?? 1,
        column: positions[index]?.column ?? 1,
        length: unitsBetween(bytes, from, end),
      },
    } satisfies Finding<string> as Finding
  })
}

const checkPart = async (
  file: DataFileName,
  { value, firstEntry }: Part,
  { builder, pictures }: Context,
  checks: FileChecks,
): Promise<{ findings: Finding[]; records: number }> => {
  const findings = schemaFindingsOf(file, value, firstEntry)
  const entries = entriesOf(file, value, firstEntry)
  const records = recordsIn(file, entries)
  for (const entry of entries) builder.learn(entry)
  if (holdsProjects(file)) for (const record of records) builder.learnProject(record)
  await pictures.look(records)
  checks.run(entries, records, findings)
  return { findings, records: records.length }
}

/** The whole file as one part, where it has to be read as a whole; else what keeps it from it. */
const readWhole = (bytes: Buffer, file: DataFileName): Part | Finding[] => {
  const source = readJson(bytes, `${file}.json`)
  if (source.ok) return { value: source.value, firstEntry: 0, hasDuplicateKeys: true }
  return source.errors.map(
    ({ message, ...found }) =>
      ({
        rule: jsonSyntax,
        file,
        pointer: '',
        at: 'value',
        record: undefined,
        detail: message,
        found,
      }) satisfies Finding<string> as Finding,
  )
}

/** What is wrong in the entries of a broken file that can be read, besides what breaks it. */
const checkGoodParts = async (
  file: DataFileName,
  bytes: Buffer,
  context: Context,
  faults: readonly Finding[],
): Promise<CheckedFile> => {
  const findings = [...faults]
  const checks = context.runner.forFile(file)
  let records = 0
  for (const { part, entry } of goodParts(file, bytes)) {
    const checked = await checkPart(file, part, context, checks)
    for (const finding of locateInEntry(bytes, entry, checked.findings)) findings.push(finding)
    records += checked.records
  }
  return { findings, records }
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
  const checks = context.runner.forFile(file)
  const checkOne = async (part: Part): Promise<void> => {
    const checked = await checkPart(file, part, context, checks)
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
    findings.length = 0
    records = 0
    if (Array.isArray(whole)) return checkGoodParts(file, bytes, context, whole)
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
