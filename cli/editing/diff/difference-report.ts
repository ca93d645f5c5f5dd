import { percentText } from '../price-change-percent.ts'
import type { Difference, ListChanges, ValueChange } from './difference.ts'

const MAX_TEXT_LENGTH = 160

/** One line of a text, cut where it is long. */
const short = (text: string | null): string => {
  if (text === null) return '(nothing)'
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH - 1)}…` : line
}

const valueLine = ({ file, record, field, from, to }: ValueChange): string => {
  // A picture keeps its path where only its file is another one.
  if (from === to) return `${record}: another file`
  const place = [file, record, field].filter((part) => part !== '').join(' · ')
  if (from === null || to === null || from.length + to.length < MAX_TEXT_LENGTH)
    return `${place}: ${short(from)} → ${short(to)}`
  // The excerpts start where the two long texts differ, so that the change is visible.
  let head = 0
  while (head < from.length && from[head] === to[head]) head += 1
  const start = Math.max(0, head - 30)
  const lead = start > 0 ? '…' : ''
  return `${place}: ${lead}${short(from.slice(start))} → ${lead}${short(to.slice(start))}`
}

const listChangeLines = <T>(
  { added, removed, renamed }: ListChanges<T>,
  labelOf: (one: T) => string,
): string[] => [
  ...added.map((one) => `added: ${labelOf(one)}`),
  ...removed.map((one) => `removed: ${labelOf(one)}`),
  ...renamed.map(({ from, to }) => `renamed: ${labelOf(from)} → ${labelOf(to)}`),
]

/** The lines of each part that differs, with its title. */
export function differenceSections({
  projects,
  developers,
  configurations,
  prices,
  texts,
  pictures,
  addresses,
}: Difference): { title: string; lines: readonly string[] }[] {
  const sections = {
    Projects: listChangeLines(
      projects,
      ({ id, name, developer }) => `${name} (${id}) by ${developer}`,
    ),
    Developers: listChangeLines(developers, ({ id, name }) => `${name} (${id})`),
    Configurations: listChangeLines(
      configurations,
      ({ project, configuration }) => `${configuration} of ${project}`,
    ),
    Prices: prices.map(({ name, configuration, from, to, percent }) => {
      const owner = configuration === undefined ? name : `${name}, ${configuration}`
      return `${owner}: ${short(from)} → ${short(to)}${percentText(percent)}`
    }),
    Texts: texts.map(valueLine),
    Pictures: pictures.map(valueLine),
    'Addresses that end': addresses.map(({ from, redirectedTo }) =>
      redirectedTo === null
        ? `${from}: no redirect, visitors find nothing`
        : `${from} leads to ${redirectedTo}`,
    ),
  }
  return Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => ({ title, lines }))
}

const asText = (
  difference: Difference,
  section: (title: string, lines: readonly string[]) => string,
): string =>
  differenceSections(difference)
    .map(({ title, lines }) => section(title, lines))
    .join('\n\n') || 'Visitors will see no difference.'

/** Escapes signs that Markdown would interpret. */
const escaped = (text: string): string => text.replace(/[\\`*_<>[\]|#]/g, String.raw`\$&`)

export const differenceReports = {
  pretty: (difference: Difference) =>
    asText(difference, (title, lines) => [title, ...lines].join('\n  ')),
  markdown: (difference: Difference) =>
    asText(difference, (title, lines) =>
      [`## ${title}\n`, ...lines.map((line) => `- ${escaped(line)}`)].join('\n'),
    ),
  json: (difference: Difference) => JSON.stringify(difference),
} as const
