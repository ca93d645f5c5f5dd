import { join, relative, sep } from 'node:path'
import process from 'node:process'
import type { Checked } from '../../catalogue/checks/check-folder.ts'
import { toWords } from '../../catalogue/checks/words.ts'

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
export const githubReport = (
  { findings }: Checked,
  strict: boolean,
  dataFolder: string,
): string[] =>
  findings.map((finding) => {
    const { message, suggestion } = toWords(finding)
    const { name } = finding.rule
    const { line, column } = finding.found
    const level = strict ? 'error' : finding.rule.level
    const file = fromHere(join(dataFolder, `${finding.file}.json`))
    const text = suggestion === undefined ? message : `${message} (suggestion: ${suggestion})`
    return `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=${name}::${escapeMessage(text)}`
  })
