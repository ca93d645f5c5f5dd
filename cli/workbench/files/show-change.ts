import type { Splice } from '../../../catalogue/json/splices.ts'
import type { FileChange } from './change.ts'

const newline = 0x0a

type Hunk = { start: number; end: number; readonly splices: Splice[] }

/**
 * A change as a unified diff without context. It follows from what is replaced, so that a file of
 * hundreds of megabytes is not compared line by line.
 */
export function showChange({ file, before, after, splices }: FileChange): string {
  if (before === undefined) {
    const lines = linesOf(after.toString('utf8'))
    return [
      '--- /dev/null',
      `+++ ${file}`,
      `@@ -0,0 +1,${lines.length} @@`,
      ...lines.map((line) => `+${line}`),
    ].join('\n')
  }
  const counter = lineCounter(before)
  let shift = 0
  const hunks = hunksOf(before, splices).flatMap((hunk) => {
    const old = linesOf(before.toString('utf8', hunk.start, hunk.end))
    const next = linesOf(rewritten(before, hunk))
    const { head, tail } = commonEnds(old, next)
    const removed = old.slice(head, old.length - tail)
    const added = next.slice(head, next.length - tail)
    const line = counter(hunk.start) + head
    const from = `-${removed.length === 0 ? line - 1 : line},${removed.length}`
    const at = line + shift
    const to = `+${added.length === 0 ? at - 1 : at},${added.length}`
    shift += added.length - removed.length
    return [
      `@@ ${from} ${to} @@`,
      ...removed.map((text) => `-${text}`),
      ...added.map((text) => `+${text}`),
    ]
  })
  return [`--- ${file}`, `+++ ${file}`, ...hunks].join('\n')
}

/** Whole lines around the splices; those that share a line are one hunk. */
function hunksOf(before: Buffer, splices: readonly Splice[]): Hunk[] {
  const hunks: Hunk[] = []
  for (const splice of splices.toSorted((one, two) => one.start - two.start || one.end - two.end)) {
    const start = splice.start === 0 ? 0 : before.lastIndexOf(newline, splice.start - 1) + 1
    const behind = before.indexOf(newline, splice.end)
    const end = behind === -1 ? before.length : behind + 1
    const last = hunks.at(-1)
    if (last && start < last.end) {
      last.splices.push(splice)
      last.end = Math.max(last.end, end)
    } else hunks.push({ start, end, splices: [splice] })
  }
  return hunks
}

function rewritten(before: Buffer, { start, end, splices }: Hunk): string {
  let text = ''
  let at = start
  for (const splice of splices) {
    text += before.toString('utf8', at, splice.start) + splice.text
    at = splice.end
  }
  return text + before.toString('utf8', at, end)
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  if (lines.at(-1) === '') lines.pop()
  return lines
}

function commonEnds(old: readonly string[], next: readonly string[]) {
  const least = Math.min(old.length, next.length)
  let head = 0
  while (head < least && old[head] === next[head]) head += 1
  let tail = 0
  while (tail < least - head && old.at(-1 - tail) === next.at(-1 - tail)) tail += 1
  return { head, tail }
}

/** The 1-based line of growing offsets. */
function lineCounter(bytes: Buffer): (offset: number) => number {
  let line = 1
  let at = 0
  return (offset) => {
    for (;;) {
      const next = bytes.indexOf(newline, at)
      if (next === -1 || next >= offset) return line
      line += 1
      at = next + 1
    }
  }
}
