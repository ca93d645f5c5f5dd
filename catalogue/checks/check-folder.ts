import { join } from 'node:path'
import type { PictureMemory } from '../pictures/picture-check.ts'
import { createContext } from './rule-context.ts'
import type { Finding } from './rule.ts'
import { reportTo, type LocatedFinding } from './finding.ts'
import { rules } from './rules.generated.ts'
import { readData, type ReadData } from './read-data.ts'
import { assertValidatorsWork } from './schema-check.ts'
import { suppressDuplicates } from './suppress-duplicates.ts'
import { dataFileNames } from '../data-files.ts'

export type Checked = Awaited<ReturnType<typeof checkData>>

/**
 * Checks every data file in a folder against its schema and all rules. What `validate` reports, what
 * a reload refuses and what the development server shows are its findings.
 * @param memory what is known of pictures from the last run
 * @param clock what time it is; dates in the data are compared with it
 * @throws CannotRead where the folder or a file in it cannot be read
 */
export const checkFolder = async (
  folder: string,
  memory: PictureMemory = new Map(),
  clock: () => Date = () => new Date(),
): Promise<Checked> => checkData(await readData(folder), folder, memory, clock())

/** The same for data that was read already. @throws CannotRead likewise */
export const checkData = async (
  data: ReadData,
  folder: string,
  memory: PictureMemory,
  now: Date,
) => {
  assertValidatorsWork()
  const error = data.error ?? data.files.find((file) => file.error)?.error
  if (error) throw error
  const context = await createContext(data.files, join(folder, 'images'), memory, now)
  const findings = data.files.flatMap((file) => file.findings)
  for (const rule of rules) rule.check?.(context, reportTo(findings, rule))
  return {
    /** In the order of the files, then of lines. */
    findings: locate(data, suppressDuplicates(findings, context)),
    files: data.files.filter(({ bytes }) => bytes !== undefined).length,
    records: context.records(...dataFileNames).length,
    /** What the rules know of the data; fixes ask it. */
    context,
  }
}

/** Findings with their lines and columns, in the order of the files and then of their lines. */
export const locate = ({ files }: ReadData, findings: readonly Finding[]): LocatedFinding[] =>
  files.flatMap(({ name, source }) =>
    findings
      .filter(({ file }) => file === name)
      .map((finding) => ({
        ...finding,
        found: finding.found ??
          source?.locate(finding.pointer, finding.at) ?? { line: 1, column: 1, length: 1 },
      }))
      .toSorted((a, b) => a.found.line - b.found.line || a.found.column - b.found.column),
  )
