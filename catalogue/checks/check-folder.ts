import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { memoizeByObject } from '../../domain/text/memoize.ts'
import { groupBy } from '../../domain/value/group-by.ts'
import { dataFileNames, type DataFileName } from '../data-files.ts'
import { toPointer } from '../json/pointer.ts'
import { BEGINNING } from '../json/positions.ts'
import { reasonOf, CannotRun } from '../system-errors.ts'
import { isError, reportTo, type Finding, type LocatedFinding } from './finding.ts'
import { readData, type DataFileRead } from './read-data-files.ts'
import type { ValidRecord } from './records.ts'
import { contextOf, createContext, type RuleContext } from './rule-context.ts'
import { rules } from './rules.generated.ts'
import { schema } from './rules/reading-rules.ts'
import { floorPlanOutsideRange } from './rules/floor-plan-rules.ts'
import { gapOf } from './rules/gap-rules.ts'
import { coordinatesOutsideIndia, farCoordinates } from './rules/place-rules.ts'

export type CheckResult = Awaited<ReturnType<typeof checkData>>

/**
 * Checks every data file in a folder against its schema and all rules. `validate` reports these
 * findings, a reload refuses data for them, and the development server shows them.
 * @throws CannotRun where the folder or a file in it cannot be read
 */
export const checkFolder = async (folder: string, options?: CheckOptions): Promise<CheckResult> =>
  checkData(await readData(folder), folder, options)

export type CheckOptions = {
  /** The moment that dates in the data are compared with. */
  now?: Date
  /** The folder `build-images` wrote to: pictures that a build could use are not decoded again. */
  builtImageFolder?: string | undefined
  /**
   * Chooses the findings to return, as it takes time and memory to work out the places of others.
   */
  wanted?: ((finding: Finding) => boolean) | undefined
}

/** Checks data that was read already, like `checkFolder`. @throws CannotRun */
export const checkData = async (
  files: readonly DataFileRead[],
  folder: string,
  { now = new Date(), builtImageFolder, wanted = () => true }: CheckOptions = {},
) => {
  await readdir(folder).catch((cause: unknown) => {
    throw new CannotRun(`The data folder "${folder}" cannot be read: ${reasonOf(cause)}.`)
  })
  for (const { error } of files) if (error) throw error
  const context = await createContext(
    files,
    {
      sourceImageFolder: join(folder, 'images'),
      filmFolder: join(folder, 'videos'),
      folder,
      builtImageFolder,
    },
    now,
  )
  const findings = files.flatMap((file) => file.findings)
  const ofRecords = groupBy(context.records(...dataFileNames).flatMap(checkRecord), ({ rule }) => [
    rule,
  ])
  for (const rule of rules) {
    findings.push(...(ofRecords.get(rule) ?? []))
    rule.check?.(context, reportTo(findings, rule))
    // A running site that checks its data answers requests between two rules.
    await nextTurn()
  }
  const all = suppressConsequences(findings, context)
  return {
    /** The findings in the order of the files, then of lines. */
    findings: locate(files, all.filter(wanted)),
    /** How many warnings there are, including those that were not wanted. */
    warnings: all.filter((finding) => !isError(finding)).length,
    files: files.filter(({ bytes }) => bytes !== undefined).length,
    records: context.allRecords(...dataFileNames).length,
    context,
  }
}

/** The findings of a record by itself, so after a change only the changed ones are checked. */
const checkRecord = memoizeByObject((record: ValidRecord<DataFileName>): readonly Finding[] => {
  const findings: Finding[] = []
  for (const rule of rules) rule.checkRecord?.(record, reportTo(findings, rule))
  return findings
})

/** The errors for which the law forbids to publish a project. */
export const checkLegalRequirements = (
  files: readonly DataFileRead[],
  now: Date,
): LocatedFinding[] => {
  const context = contextOf(files, now)
  const findings: Finding[] = []
  for (const rule of rules) {
    if (!rule.isLegalRequirement) continue
    const report = reportTo(findings, rule)
    rule.check?.(context, report)
    for (const record of context.records(...dataFileNames)) rule.checkRecord?.(record, report)
  }
  return locate(files, findings.filter(isError))
}

/** Findings with their lines, columns and hints, in the order of the files and then of their lines. */
export const locate = (
  files: readonly DataFileRead[],
  findings: readonly Finding[],
): LocatedFinding[] => {
  const findingsByFile = groupBy(findings, ({ file }) => [file])
  return files.flatMap(({ name, source }) =>
    (findingsByFile.get(name) ?? [])
      .map(({ target = 'value', ...finding }) => ({
        ...finding,
        target,
        hint: hintOf(finding),
        position: finding.position ?? source?.locate(finding.pointer, target) ?? BEGINNING,
      }))
      .toSorted(
        (a, b) => a.position.line - b.position.line || a.position.column - b.position.column,
      ),
  )
}

const hintOf = ({ hint, suggestion }: Finding) =>
  hint ?? (suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`)

/**
 * Leaves out findings that follow from another one: parts of coordinates that are wrong as a whole,
 * a floor plan outside its project's range because its price or size is wrong, and the gap that a
 * record with a mistyped id leaves at the project that it was meant for.
 */
const suppressConsequences = (
  findings: readonly Finding[],
  { projects }: RuleContext,
): Finding[] => {
  const misplaced = new Set(
    findings
      .filter(({ rule }) => rule === coordinatesOutsideIndia)
      .map(({ file, pointer }) => file + pointer),
  )
  const suggestedProjects = new Set(
    findings.flatMap(({ file, suggestedId = '' }) => {
      const project = projects.byId(suggestedId)
      return project ? [file + toPointer(project.record.pathInFile)] : []
    }),
  )
  const wrongByThemselves = new Set(
    findings
      .filter(({ rule }) => rule !== floorPlanOutsideRange)
      .map(({ file, pointer }) => file + pointer),
  )
  return findings.filter((finding) => {
    const { rule, file, pointer } = finding
    if (rule === farCoordinates && misplaced.has(file + pointer)) return false
    if (rule === floorPlanOutsideRange) return !wrongByThemselves.has(file + pointer)
    if (rule === schema)
      return ![pointer, pointer.slice(0, pointer.lastIndexOf('/'))].some((place) =>
        misplaced.has(file + place),
      )
    const gap = gapOf(finding)
    return gap === undefined || !suggestedProjects.has(gap + pointer)
  })
}
