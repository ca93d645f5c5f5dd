const COLUMNS = ['name', 'measured', 'limit', 'holds']

/**
 * The one list that `npm run bench` ends with, a paragraph for each benchmark.
 * @param {{part: string, name: string, measured: string, limit: string, holds?: boolean}[]} rows
 * @param {string} took
 */
export function printTable(rows, took) {
  const lines = [
    Object.fromEntries(COLUMNS.map((column) => [column, column])),
    ...rows.map((row) => ({
      ...row,
      holds: { true: 'yes', false: 'NO' }[String(row.holds)] ?? '',
    })),
  ]
  const widths = Object.fromEntries(
    COLUMNS.map((column) => [column, Math.max(...lines.map((line) => line[column].length))]),
  )
  let part
  for (const line of lines) {
    if (line.part !== part) console.log(`\n${line.part}`)
    part = line.part
    const cells = COLUMNS.map((column) =>
      column === 'measured'
        ? line[column].padStart(widths[column])
        : line[column].padEnd(widths[column]),
    )
    console.log(`  ${cells.join('  ')}`.trimEnd())
  }
  const limited = rows.filter(({ holds }) => holds !== undefined)
  const kept = limited.filter(({ holds }) => holds)
  console.log(
    `\n${rows.length} figures in ${took}; ${kept.length} of ${limited.length} limits hold`,
  )
}
