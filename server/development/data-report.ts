import type { DataReport, FindingList } from '../../client/development/data-report.ts'
import type { Checked } from '../../catalogue/checks/check-folder.ts'
import { isError, type LocatedFinding } from '../../catalogue/checks/finding.ts'
import { fixFor } from '../../catalogue/checks/fixes.ts'
import { toWords } from '../../catalogue/checks/words.ts'

const mostErrors = 10
const mostWarnings = 200

/**
 * What pages show of a check.
 * @param resaved how many files are mended by saving them anew: byte order mark, UTF-16, CRLF
 */
export function reportOf(
  { findings, known }: Pick<Checked, 'findings' | 'known'>,
  { isServed, resaved }: { isServed: boolean; resaved: number },
): DataReport {
  const errors = findings.filter(isError)
  const warnings = findings.filter((finding) => !isError(finding))
  const mendable = findings.filter((finding) => fixFor(finding, known) !== undefined).length
  return {
    isServed,
    errors: listOf(errors, mostErrors),
    warnings: listOf(warnings, mostWarnings),
    mendable: mendable + resaved,
  }
}

function listOf(findings: readonly LocatedFinding[], most: number): FindingList {
  const shown = findings.slice(0, most).map((finding) => {
    const { message, hint } = toWords(finding)
    const { line, column } = finding.found
    const place = `${finding.file}.json:${line}:${column}`
    return hint === undefined ? { place, message } : { place, message, hint }
  })
  return { count: findings.length, shown }
}
