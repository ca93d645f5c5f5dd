/** What a figure has to keep; the bound itself is allowed. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number }

/**
 * Prints one figure of a benchmark; a limit that is not kept sets the exit status.
 * @param name what was measured, with its unit: 'a listing’s page, ms'
 */
export function report(name: string, value: number, limit?: Limit): void {
  const measured = Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2)
  const holds = !limit || ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)
  const bound =
    limit && ('atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`)
  const mark = holds ? '✔' : '✖'
  process.stdout.write(
    limit ? `${mark} ${name}: ${measured} (${bound})\n` : `  ${name}: ${measured}\n`,
  )
  if (!holds) process.exitCode = 1
}
