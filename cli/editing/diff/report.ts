import { percentText } from '../price-change.ts'
import type { Difference, Moves, ValueChange } from './difference.ts'
import { sizeOf } from './difference.ts'

type Section = { readonly title: string; readonly lines: readonly string[] }

const longest = 160

/** One line of a text, cut where it is long. */
const short = (text: string | null): string => {
  if (text === null) return '(nothing)'
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}

/** Where two long texts part, so that what was changed is seen. */
const change = ({ from, to }: Pick<ValueChange, 'from' | 'to'>): string => {
  if (from === null || to === null || from.length + to.length < longest)
    return `${short(from)} → ${short(to)}`
  let head = 0
  while (head < from.length && from[head] === to[head]) head += 1
  const start = Math.max(0, head - 30)
  const lead = start > 0 ? '…' : ''
  return `${lead}${short(from.slice(start))} → ${lead}${short(to.slice(start))}`
}

const movesLines = <T>(
  { added, removed, renamed }: Moves<T>,
  say: (one: T) => string,
): string[] => [
  ...added.map((one) => `added: ${say(one)}`),
  ...removed.map((one) => `removed: ${say(one)}`),
  ...renamed.map(({ from, to }) => `renamed: ${say(from)} → ${say(to)}`),
]

const sectionsOf = (difference: Difference): Section[] => {
  const value = (one: ValueChange): string => {
    const place = [one.file, one.record, one.field].filter((part) => part !== '').join(' · ')
    return one.from === one.to ? `${one.record}: another file` : `${place}: ${change(one)}`
  }
  return [
    {
      title: 'Projects',
      lines: movesLines(
        difference.projects,
        ({ id, name, developer }) => `${name} (${id}) by ${developer ?? ''}`,
      ),
    },
    {
      title: 'Developers',
      lines: movesLines(difference.developers, ({ id, name }) => `${name} (${id})`),
    },
    {
      title: 'Configurations',
      lines: movesLines(
        difference.configurations,
        ({ project, configuration }) => `${configuration} of ${project}`,
      ),
    },
    {
      title: 'Prices',
      lines: difference.prices.map(({ name, configuration, from, to, percent }) => {
        const of = configuration === undefined ? name : `${name}, ${configuration}`
        const share = percentText(percent ?? undefined)
        return `${of}: ${short(from)} → ${short(to)}${share === '' ? '' : ` (${share})`}`
      }),
    },
    { title: 'Texts', lines: difference.texts.map(value) },
    { title: 'Pictures', lines: difference.pictures.map(value) },
    {
      title: 'Addresses that end',
      lines: difference.addresses.map(({ from, redirectedTo }) =>
        redirectedTo === null
          ? `${from}: no redirect, visitors find nothing`
          : `${from} leads to ${redirectedTo}`,
      ),
    },
  ].filter(({ lines }) => lines.length > 0)
}

const nothing = 'Visitors will see no difference.'

export const jsonDifference = (difference: Difference): string => JSON.stringify(difference)

export const prettyDifference = (difference: Difference): string =>
  sizeOf(difference) === 0
    ? nothing
    : sectionsOf(difference)
        .map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n'))
        .join('\n\n')

/** Signs that Markdown would take for something else. */
const escaped = (text: string): string => text.replace(/[\\`*_<>[\]|#]/g, String.raw`\$&`)

export const markdownDifference = (difference: Difference): string =>
  sizeOf(difference) === 0
    ? nothing
    : sectionsOf(difference)
        .map(({ title, lines }) =>
          [`## ${title}`, '', ...lines.map((line) => `- ${escaped(line)}`)].join('\n'),
        )
        .join('\n\n')
