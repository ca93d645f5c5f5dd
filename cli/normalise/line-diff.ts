/**
 * What changes in a file as a unified diff without context. Normalising never adds or removes a
 * line, as no JSON text spans two, so lines are compared one by one.
 */
export function lineDiff(file: string, before: string, after: string): string {
  const old = before.split('\n')
  const next = after.split('\n')
  const hunks: string[] = []
  for (let line = 0; line < old.length; line += 1) {
    if (old[line] === next[line]) continue
    const start = line
    while (line < old.length && old[line] !== next[line]) line += 1
    const count = line - start
    hunks.push(
      `@@ -${start + 1},${count} +${start + 1},${count} @@`,
      ...old.slice(start, line).map((text) => `-${plain(text)}`),
      ...next.slice(start, line).map((text) => `+${plain(text)}`),
    )
  }
  return [`--- ${file}`, `+++ ${file}`, ...hunks].join('\n')
}

const plain = (text: string): string => text.replace(/\r$/, '')
