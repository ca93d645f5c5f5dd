import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { BEGINNING } from '../json/positions.ts'
import { createContext } from './rule-context.ts'
import type { Finding } from './rule.ts'
import { reportTo, type LocatedFinding } from './finding.ts'
import { rules } from './rules.generated.ts'
import { readData, type DataFileRead } from './read-data.ts'
import { suppressDuplicates } from './suppress-duplicates.ts'
import { dataFileNames } from '../data-files.ts'
import { CannotRead, reasonOf } from '../system-errors.ts'

export type Checked = Awaited<ReturnType<typeof checkData>>

/**
 * Checks every data file in a folder against its schema and all rules. What `validate` reports, what
 * a reload refuses and what the development server shows are its findings.
 * @param now dates in the data are compared with it
 * @throws CannotRead where the folder or a file in it cannot be read
 */
export const checkFolder = async (folder: string, now = new Date()): Promise<Checked> =>
  checkData(await readData(folder), folder, now)

/** The same for data that was read already. @throws CannotRead likewise */
export const checkData = async (
  files: readonly DataFileRead[],
  folder: string,
  now = new Date(),
) => {
  await readdir(folder).catch((cause: unknown) => {
    throw new CannotRead(`The data folder "${folder}" cannot be read: ${reasonOf(cause)}.`)
  })
  for (const { error } of files) if (error) throw error
  const context = await createContext(files, join(folder, 'images'), now)
  const findings = files.flatMap((file) => file.findings)
  for (const rule of rules) rule.check?.(context, reportTo(findings, rule))
  return {
    /** In the order of the files, then of lines. */
    findings: locate(files, suppressDuplicates(findings, context)),
    files: files.filter(({ bytes }) => bytes !== undefined).length,
    records: context.records(...dataFileNames).length,
    /** What the rules know of the data; fixes ask it. */
    context,
  }
}

/** Findings with their lines, columns and hints, in the order of the files and then of their lines. */
export const locate = (
  files: readonly DataFileRead[],
  findings: readonly Finding[],
): LocatedFinding[] =>
  files.flatMap(({ name, source }) =>
    findings
      .filter(({ file }) => file === name)
      .map(({ at = 'value', ...finding }) => ({
        ...finding,
        at,
        hint: hintOf(finding),
        found: finding.found ?? source?.locate(finding.pointer, at) ?? BEGINNING,
      }))
      .toSorted((a, b) => a.found.line - b.found.line || a.found.column - b.found.column),
  )

const hintOf = ({ hint, suggestion }: Finding) =>
  hint ?? (suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`)
