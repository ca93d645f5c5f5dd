import { appendFileSync } from 'node:fs'

/** What a figure has to keep; the bound itself is allowed. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number }

/** Ends a benchmark that measured all, but where a limit is not kept; `scripts/bench.mjs` knows it. */
const LIMIT_BROKEN = 3

/**
 * One figure of a benchmark: printed, and noted for the table at the end of `npm run bench`. A limit
 * that is not kept sets the exit status.
 * @param name what was measured, with its unit: 'a listing’s page, ms'
 */
export function report(name: string, value: number, limit?: Limit): void {
  const measured = Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2)
  const holds = limit && ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)
  const limitText =
    limit && ('atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`)
  const mark = holds === undefined ? ' ' : holds ? '✔' : '✖'
  process.stdout.write(`${mark} ${name}: ${measured}${limitText ? ` (${limitText})` : ''}\n`)
  const noted = process.env['BENCH_FIGURES']
  const figure = { name, measured, limit: limitText ?? '', holds }
  if (noted !== undefined) appendFileSync(noted, `${JSON.stringify(figure)}\n`)
  if (holds === false) process.exitCode = LIMIT_BROKEN
}
