import { join, relative, sep } from 'node:path'
import process from 'node:process'
import type { Checked } from '../../catalogue/checks/check-folder.ts'
import { split, type Scope } from './json.ts'

const escapeMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string =>
  escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

// Annotations go to files by their path from the project's top.
const fromHere = (path: string): string => {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}

/** One workflow command a finding, for annotations beside the changed lines. */
export const githubReport = ({ findings }: Checked, scope: Scope, dataFolder: string): string[] => {
  const { errors } = split(findings, scope)
  const isError = new Set(errors)
  const shown = findings.filter((finding) => isError.has(finding) || !scope.errorsOnly)
  return shown.map((finding) => {
    const { message, suggestion, rule } = finding
    const { line, column } = finding.found
    const level = isError.has(finding) ? 'error' : 'warning'
    const file = fromHere(join(dataFolder, `${finding.file}.json`))
    const text = suggestion === undefined ? message : `${message} (suggestion: ${suggestion})`
    return `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${rule.name}::${escapeMessage(text)}`
  })
}
