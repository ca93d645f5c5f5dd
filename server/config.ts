import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotRun, reasonOf } from '../catalogue/system-errors.ts'
import * as parse from './config/parsers.ts'

/**
 * The operator's settings, which docs/deploy.md explains: the variable of each, how to read its
 * text, and the text that counts where it is not set.
 */
const SETTINGS = {
  production: ['NODE_ENV', (text: string) => text !== 'development'],
  port: ['PORT', parse.wholeNumber(0, 65_535), '3000'],
  host: ['HOST', parse.host, '0.0.0.0'],
  publicUrl: ['PUBLIC_URL', parse.optional(parse.origin)],
  hstsPreload: ['HSTS_PRELOAD', parse.onOff, 'off'],
  dataDir: ['DATA_DIR', parse.path, 'data'],
  imagesDir: ['IMAGES_DIR', parse.path, 'dist/images'],
  /** The folder in which finished brochures are kept, also for the next start. */
  brochuresDir: ['BROCHURES_DIR', parse.path, 'var/brochures'],
  imageBaseUrl: ['IMAGE_BASE_URL', parse.baseUrl],
  database: ['DATABASE_URL', parse.databaseAddress, 'sqlite:var/enquiries.db'],
  databasePool: ['DATABASE_POOL', parse.wholeNumber(1, 1000), '5'],
  /** The folder in which the operator's backups appear; undefined if the site cannot see them. */
  backupDir: ['BACKUP_DIR', parse.optional(parse.path)],
  smtpUrl: ['SMTP_URL', parse.optional(parse.url('smtp://', 'smtps://'))],
  emailTo: ['ENQUIRY_EMAIL_TO', parse.optional(parse.emails)],
  emailFrom: ['ENQUIRY_EMAIL_FROM', parse.optional(parse.email)],
  webhookUrl: ['ENQUIRY_WEBHOOK_URL', parse.optional(parse.webhook)],
  webhookSecrets: ['ENQUIRY_WEBHOOK_SECRET', parse.secrets],
  trustProxy: ['TRUST_PROXY', parse.proxies, 'off'],
  enquiryRateLimit: ['ENQUIRY_RATE_LIMIT', parse.wholeNumber(1, 1_000_000_000), '20'],
  enquiryRetentionDays: ['ENQUIRY_RETENTION_DAYS', parse.wholeNumber(0, 36_500), '365'],
  eventRateLimit: ['EVENT_RATE_LIMIT', parse.wholeNumber(1, 1_000_000_000), '120'],
  overloadLagMs: ['OVERLOAD_LAG_MS', parse.wholeNumber(10, 600_000), '1000'],
  pageCacheMb: ['PAGE_CACHE_MB', parse.wholeNumber(0, 100_000), '32'],
  drainSeconds: ['DRAIN_SECONDS', parse.wholeNumber(0, 600), '5'],
  gaMeasurementId: ['GA_MEASUREMENT_ID', parse.optional(parse.measurementId)],
  metricsPort: ['METRICS_PORT', parse.portOrOff, 'off'],
  metricsHost: ['METRICS_HOST', parse.host, '127.0.0.1'],
  logLevel: ['LOG_LEVEL', parse.logLevel, 'info'],
  enquiryPopup: ['ENQUIRY_POPUP', parse.onOff, 'on'],
} as const satisfies Record<
  string,
  [variable: string, read: (text: string, root: string) => unknown, standard?: string]
>

/** Settings that may be read from a file that NAME_FILE names: secrets, as Docker and Kubernetes mount them. */
const SECRETS = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'ENQUIRY_WEBHOOK_URL',
  'ENQUIRY_WEBHOOK_SECRET',
])

export const VARIABLES: readonly string[] = Object.values(SETTINGS).map(([variable]) => variable)

/** The settings as the program uses them: a setting that is off is undefined or false. */
export type Config = ReturnType<typeof readConfig>

type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment into a checked configuration. An empty value counts as not set; unknown
 * variables are ignored. Throws CannotRun with a line for every bad variable.
 * @param root what relative paths are relative to
 */
export function readConfig(env: Env, root: string) {
  const problems: string[] = []
  const values = Object.entries(SETTINGS).map(([name, [variable, read, standard = '']]) => {
    try {
      return [name, read(unquoted(textOf(env, variable)) || standard, root)]
    } catch (error) {
      problems.push(`${variable} ${(error as Error).message}`)
      return [name]
    }
  })
  const config = Object.fromEntries(values) as {
    [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name][1]>
  }
  const unset = new Set(VARIABLES.filter((variable) => !env[variable]?.trim()))
  const { port, metricsPort, publicUrl = `http://localhost:${port}` } = config
  if (port && metricsPort === port) {
    problems.push(`METRICS_PORT must be another port than PORT, but both are ${port}`)
  }
  if (problems.length > 0) throw new CannotRun(problems.join('\n'))
  return { ...config, publicUrl, distDir: join(root, 'dist'), unset }
}

/**
 * The text as it is. Some programs pass the quotes around a value on, as `docker run --env-file` does,
 * where they would be part of a secret or of a file's name.
 * @throws Error where the text stands in quotes
 */
function unquoted(text: string): string {
  if (/^(["']).*\1$/s.test(text)) throw new Error('must stand without quotes')
  return text
}

function textOf(env: Env, variable: string): string {
  const text = env[variable]?.trim() ?? ''
  const file = env[`${variable}_FILE`]?.trim() ?? ''
  if (text !== '' || file === '' || !SECRETS.has(variable)) return text
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new Error(`must be readable from ${file} (${variable}_FILE): ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

const WILDCARDS = new Set(['0.0.0.0', '::', '[::]', '0'])

/** Settings that are incomplete or probably wrong; a sentence each, for the log at start. */
export function configWarnings(config: Config): string[] {
  const {
    unset,
    production,
    host,
    trustProxy,
    smtpUrl,
    emailTo,
    emailFrom,
    webhookUrl,
    webhookSecrets,
  } = config
  const warnings: string[] = []
  if (production && unset.has('PUBLIC_URL')) {
    warnings.push(`PUBLIC_URL is not set, so canonical links and mails lead to ${config.publicUrl}`)
  }
  if (smtpUrl === undefined && (emailTo ?? emailFrom) !== undefined) {
    warnings.push('SMTP_URL is not set, so no enquiry is sent by e-mail')
  }
  if (smtpUrl !== undefined && emailTo === undefined) {
    warnings.push("ENQUIRY_EMAIL_TO is not set, so enquiries are mailed to site.json's address")
  }
  if (webhookUrl === undefined && webhookSecrets.length > 0) {
    warnings.push('ENQUIRY_WEBHOOK_URL is not set, so ENQUIRY_WEBHOOK_SECRET signs nothing')
  }
  if (webhookUrl !== undefined && webhookSecrets.length === 0) {
    warnings.push('ENQUIRY_WEBHOOK_SECRET is not set, so the webhook is sent unsigned')
  }
  if (webhookUrl && /^http:/i.test(webhookUrl) && !isLoopback(new URL(webhookUrl).hostname)) {
    warnings.push('ENQUIRY_WEBHOOK_URL is http, so enquiries can be read on their way: use https')
  }
  // An operator who sets HOST to a wildcard knows who reaches the port, as in a network of containers.
  if (trustProxy !== false && WILDCARDS.has(host) && unset.has('HOST')) {
    warnings.push(
      `TRUST_PROXY is set while HOST is ${host}: whoever reaches the port past the proxy can claim any address`,
    )
  }
  return warnings
}

/** Whether requests to the host of a URL stay on this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
