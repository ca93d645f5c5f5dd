import type { DataFileName } from '../../data-files.ts'
import { toPointer } from '../../json/pointer.ts'
import type { Place } from '../../json/spans.ts'
import type { Finding } from '../finding.ts'
import { describeRecord, type RecordAt } from '../records.ts'
import type { Known, RecordCheck, Rule, TogetherCheck } from '../rule.ts'
import type { KnownProject } from './projects.ts'

/** Runs the rules of one run; the checks that look at records together keep what they saw. */
export type RuleRunner = {
  /** The checks for a file, as far as what they compare with could be read. */
  readonly forFile: (file: DataFileName) => FileChecks
  /** What is wrong with records together, and with projects once all files are read. */
  readonly atEnd: (projects: readonly KnownProject[]) => Finding[]
}

export type FileChecks = {
  readonly run: (
    entries: readonly RecordAt[],
    records: readonly RecordAt[],
    findings: Finding[],
  ) => void
}

type Bound = (record: RecordAt) => void

const findingAt = (
  rule: Rule,
  record: RecordAt,
  below: readonly string[],
  detail: unknown,
  at: Place,
): Finding => ({
  rule,
  file: record.file,
  pointer: toPointer([...record.segments, ...below]),
  at,
  record: describeRecord(record),
  detail,
})

/** One check of a rule, with one and the same `report` for all records: there are millions of calls. */
const bind = (
  rule: Rule,
  { check }: RecordCheck<unknown>,
  known: Known,
  findings: () => Finding[],
): Bound => {
  let current: RecordAt | undefined
  const report = (below: readonly string[], detail: unknown, at: Place = 'value'): void => {
    if (current !== undefined) findings().push(findingAt(rule, current, below, detail, at))
  }
  return (record) => {
    current = record
    check(record, known, report)
  }
}

/** A runner of the rules for one run over a data folder. */
export const createRuleRunner = (rules: readonly Rule[], known: Known): RuleRunner => {
  const { facts } = known
  const canCompare = ({ needs = [] }: { readonly needs?: readonly DataFileName[] }): boolean =>
    needs.every((file) => facts.isReadable(file))
  const together = rules.flatMap((rule) =>
    rule.checks
      .filter((check): check is TogetherCheck<unknown> => check.scope === 'together')
      .map((check) => ({ rule, check, ...check.begin(known) })),
  )

  const forFile = (file: DataFileName): FileChecks => {
    let target: Finding[] = []
    const bound = (scope: 'entry' | 'record'): Bound[] =>
      rules.flatMap((rule) =>
        rule.checks
          .filter((check): check is RecordCheck<unknown> => check.scope === scope)
          .filter((check) => check.files.includes(file) && canCompare(check))
          .map((check) => bind(rule, check, known, () => target)),
      )
    const onEntries = bound('entry')
    const onRecords = bound('record')
    const looking = together.filter(({ check }) => check.files.includes(file))
    return {
      run: (entries, records, findings) => {
        target = findings
        for (const entry of entries) for (const check of onEntries) check(entry)
        for (const record of records) {
          for (const check of onRecords) check(record)
          for (const { look } of looking) look(record)
        }
      },
    }
  }

  return {
    forFile,
    atEnd: (projects) => {
      const findings: Finding[] = []
      for (const { rule, check, end } of together) {
        if (!canCompare(check)) continue
        end((record, below, detail, at = 'value') =>
          findings.push(findingAt(rule, record, below, detail, at)),
        )
      }
      for (const rule of rules) {
        for (const check of rule.checks) {
          if (check.scope !== 'project' || !canCompare(check)) continue
          for (const project of projects) {
            const detail = check.check(project, known)
            if (detail === undefined) continue
            const { file, segments, name } = project
            findings.push(findingAt(rule, { file, segments, value: { name } }, [], detail, 'value'))
          }
        }
      }
      return findings
    },
  }
}
