import { textOf } from '../../../catalogue/json/encoding.ts'
import { applyTextEdits, type TextEdit } from '../../../catalogue/json/edit.ts'
import { lineCounter } from '../../../catalogue/json/positions.ts'
import type { FileChange } from './change.ts'

type Hunk = { start: number; end: number; readonly edits: TextEdit[] }

/**
 * A change as a unified diff without context, made from what is replaced: to compare the two texts
 * instead takes the square of the number of changes (docs/decisions/0010-replacing-files.md).
 */
export function showChange({ file, before, after, textEdits }: FileChange): string {
  if (before === undefined) {
    const lines = linesOf(after.toString('utf8'))
    return [
      '--- /dev/null',
      `+++ ${file}`,
      `@@ -0,0 +1,${lines.length} @@`,
      ...lines.map((line) => `+${line}`),
    ].join('\n')
  }
  const text = textOf(before)
  const position = lineCounter(text)
  let shift = 0
  const hunks = hunksOf(text, textEdits).flatMap(({ start, end, edits }) => {
    const part = text.slice(start, end)
    const old = linesOf(part)
    const next = linesOf(
      applyTextEdits(
        part,
        edits.map((edit) => ({ ...edit, offset: edit.offset - start })),
      ),
    )
    const { head, tail } = commonEnds(old, next)
    const removed = old.slice(head, old.length - tail)
    const added = next.slice(head, next.length - tail)
    const line = position(start).line + head
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

/** Whole lines around the edits; those that share a line are one hunk. */
function hunksOf(text: string, textEdits: readonly TextEdit[]): Hunk[] {
  const hunks: Hunk[] = []
  for (const edit of textEdits.toSorted((a, b) => a.offset - b.offset || a.length - b.length)) {
    const start = text.lastIndexOf('\n', edit.offset - 1) + 1
    const behind = text.indexOf('\n', edit.offset + edit.length)
    const end = behind === -1 ? text.length : behind + 1
    const last = hunks.at(-1)
    if (last && start < last.end) {
      last.edits.push(edit)
      last.end = Math.max(last.end, end)
    } else hunks.push({ start: edit.offset === 0 ? 0 : start, end, edits: [edit] })
  }
  return hunks
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
