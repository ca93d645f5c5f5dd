import { appendFileSync } from 'node:fs'

/** What a figure has to keep; the bound itself is allowed. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number }

/** Ends a benchmark that measured all, but where a limit is not kept; `scripts/bench.mjs` knows it. */
const LIMIT_BROKEN = 3

/** A figure on its way from a benchmark to the table that `npm run bench` ends with. */
export type Figure = {
  readonly name: string
  readonly measured: string
  readonly limit: string
  /** Undefined where there is no limit. */
  readonly holds: boolean | undefined
}

/**
 * One figure of a benchmark: printed, and noted for the table at the end of `npm run bench`. A limit
 * that is not kept sets the exit status.
 * @param name what was measured, with its unit: 'a listing’s page, ms'
 */
export function report(name: string, value: number, limit?: Limit): void {
  const holds = limit && ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast)
  const figure: Figure = {
    name,
    measured: inDigits(value),
    limit: limitText(limit),
    holds,
  }
  const mark = holds === undefined ? ' ' : holds ? '✔' : '✖'
  const said = limit ? ` (${figure.limit})` : ''
  process.stdout.write(`${mark} ${name}: ${figure.measured}${said}\n`)
  const noted = process.env['BENCH_FIGURES']
  if (noted !== undefined) appendFileSync(noted, `${JSON.stringify(figure)}\n`)
  if (holds === false) process.exitCode = LIMIT_BROKEN
}

function limitText(limit: Limit | undefined): string {
  if (!limit) return ''
  return 'atMost' in limit ? `at most ${limit.atMost}` : `at least ${limit.atLeast}`
}

const inDigits = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(2)
