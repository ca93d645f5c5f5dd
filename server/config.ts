import { isIP } from 'node:net'
import { isAbsolute, join } from 'node:path'

/** What the operator may set; the table in README.md is the reference. */
export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Origin without a trailing slash: canonical links, sitemap, social cards. */
  readonly publicUrl: string
  readonly dataDir: string
  /** Built bundles and images. */
  readonly distDir: string
  /** Prefix of every picture's address; empty = this server. */
  readonly imageBaseUrl: string
  readonly databaseUrl: string
  readonly smtpUrl?: string
  readonly emailTo?: string
  readonly emailFrom?: string
  readonly webhookUrl?: string
  readonly webhookSecret?: string
  readonly trustProxy: boolean | number | string
  /** Enquiries per client address per minute. */
  readonly enquiryRateLimit: number
  readonly workers: number
  readonly gaMeasurementId?: string
  readonly metricsPort?: number
  readonly logLevel: LogLevel
  readonly enquiryPopup: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

type Env = Readonly<Record<string, string | undefined>>

/** All mistakes of the environment together, one line each, every line naming its variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/**
 * Reads the environment into a checked configuration. An empty value counts as not set; unknown
 * variables are ignored. Throws ConfigError naming every bad variable.
 */
export function readConfig(env: Env, root: string): Config {
  const problems: string[] = []
  const text = (name: string): string | undefined => env[name]?.trim() || undefined

  function whole(name: string, fallback: number, min: number, max: number): number
  function whole(name: string, fallback: undefined, min: number, max: number): number | undefined
  function whole(name: string, fallback: number | undefined, min: number, max: number) {
    const given = text(name)
    if (given === undefined) return fallback
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    if (value >= min && value <= max) return value
    problems.push(`${name} must be a whole number from ${min} to ${max}, but it is "${given}"`)
    return fallback
  }

  function url(name: string, protocols: readonly string[]): string | undefined {
    const given = text(name)
    if (given === undefined) return undefined
    const protocol = URL.canParse(given) ? new URL(given).protocol : ''
    if (protocols.includes(protocol)) return given.replace(/\/+$/, '')
    // The value may hold a password, so it is not repeated.
    problems.push(`${name} must be an address that starts with ${protocols.join('// or ')}//`)
    return undefined
  }

  function email(name: string): string | undefined {
    const given = text(name)
    if (given === undefined || /^[^\r\n]*[^\s@]+@[^\s@]+[^\r\n]*$/.test(given)) return given
    problems.push(`${name} must be an e-mail address, but it is "${given}"`)
    return undefined
  }

  function choice<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const given = text(name)
    if (given === undefined) return fallback
    const found = values.find((value) => value === given.toLowerCase())
    if (found) return found
    problems.push(`${name} must be one of ${values.join(', ')}, but it is "${given}"`)
    return fallback
  }

  const path = (given: string): string => (isAbsolute(given) ? given : join(root, given))

  const port = whole('PORT', 3000, 0, 65_535)
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])
  const emailTo = email('ENQUIRY_EMAIL_TO')
  if (smtpUrl && !emailTo) problems.push('ENQUIRY_EMAIL_TO must be set when SMTP_URL is set')

  const config: Config = {
    production: env['NODE_ENV'] !== 'development',
    port,
    host: text('HOST') ?? '0.0.0.0',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    dataDir: path(text('DATA_DIR') ?? 'data'),
    distDir: join(root, 'dist'),
    imageBaseUrl: url('IMAGE_BASE_URL', ['http:', 'https:']) ?? '',
    databaseUrl: databaseUrl(text('DATABASE_URL') ?? 'sqlite:var/enquiries.db', path, problems),
    ...optional('smtpUrl', smtpUrl),
    ...optional('emailTo', emailTo),
    ...optional('emailFrom', email('ENQUIRY_EMAIL_FROM')),
    ...optional('webhookUrl', url('ENQUIRY_WEBHOOK_URL', ['http:', 'https:'])),
    ...optional('webhookSecret', text('ENQUIRY_WEBHOOK_SECRET')),
    trustProxy: trustProxy(text('TRUST_PROXY'), problems),
    enquiryRateLimit: whole('ENQUIRY_RATE_LIMIT', 20, 1, 1_000_000_000),
    workers: whole('WORKERS', 1, 1, 256),
    ...optional('gaMeasurementId', gaMeasurementId(text('GA_MEASUREMENT_ID'), problems)),
    ...optional('metricsPort', whole('METRICS_PORT', undefined, 0, 65_535)),
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    enquiryPopup: choice('ENQUIRY_POPUP', ['on', 'off'], 'on') === 'on',
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

function optional<K extends string, T>(key: K, value: T | undefined): { [P in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: T }
}

function databaseUrl(given: string, path: (p: string) => string, problems: string[]): string {
  if (/^sqlite:.+/.test(given)) return `sqlite:${path(given.slice('sqlite:'.length))}`
  if (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)) return given
  problems.push('DATABASE_URL must be sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE')
  return given
}

// Express understands true, a hop count or a list of addresses and names; `true` trusts a header
// that anyone can write, so only the exact forms are taken.
function trustProxy(given: string | undefined, problems: string[]): boolean | number | string {
  if (given === undefined || given === 'false') return false
  if (given === 'true') return true
  if (/^\d+$/.test(given)) return Number(given)
  const parts = given.split(',').map((part) => part.trim())
  const known = (part: string): boolean =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(part) || isIP(part.split('/')[0] ?? '') > 0
  if (parts.every(known)) return parts.join(', ')
  problems.push(`TRUST_PROXY must be a number of hops or a list of addresses, but it is "${given}"`)
  return false
}

function gaMeasurementId(given: string | undefined, problems: string[]): string | undefined {
  if (given === undefined || /^G-[A-Z0-9]{4,20}$/.test(given)) return given
  problems.push(`GA_MEASUREMENT_ID must look like G-XXXXXXXXXX, but it is "${given}"`)
  return undefined
}
