import { withoutUndefined } from '../domain/value/without-undefined.ts'
import { join } from 'node:path'
import { readEnv, type Env } from './config/env.ts'
import { valueReaders } from './config/values.ts'

/** What the operator may set; the table in README.md is the reference. */
export type Config = {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Origin without a trailing slash: canonical links, sitemap, social cards. */
  readonly publicUrl: string
  readonly dataDir: string
  /** What the server itself writes, enquiries aside: the last good data. */
  readonly stateDir: string
  /** Built bundles. */
  readonly distDir: string
  /** Built pictures and their manifest. */
  readonly imagesDir: string
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
  /** Days after which an enquiry is deleted; 0 = never. */
  readonly enquiryRetentionDays: number
  /** Analytics events per client address per minute. */
  readonly eventRateLimit: number
  /** Pages that may wait to be rendered in one process; more are refused. */
  readonly pageQueue: number
  /** How long a page may wait to be rendered. */
  readonly pageWaitMs: number
  /** Delay of the event loop above which pages are refused. */
  readonly overloadLagMs: number
  readonly workers: number
  /** How long new connections are still taken after the signal to end. */
  readonly drainSeconds: number
  /** Free room on the embedded store's disk below which the site calls itself not ready. */
  readonly diskReserveMb: number
  /** What kept pages may take in memory, in each process; 0 keeps none. */
  readonly pageCacheMb: number
  readonly gaMeasurementId?: string
  readonly metricsPort?: number
  readonly metricsHost: string
  readonly logLevel: LogLevel
  readonly enquiryPopup: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

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
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  return toConfig(readEnv(environment), root)
}

function toConfig(env: Env, root: string): Config {
  const problems: string[] = []
  const read = valueReaders(env, root, problems)

  const port = read.whole('PORT', 3000, 0, 65_535)
  const metricsPort = read.portOrOff('METRICS_PORT')
  if (metricsPort === port && port !== 0) {
    problems.push(`METRICS_PORT must be another port than PORT, but both are ${port}`)
  }
  const config = withoutUndefined<Config>({
    production: env.NODE_ENV !== 'development',
    port,
    host: read.host('HOST', '0.0.0.0'),
    publicUrl: read.origin('PUBLIC_URL', `http://localhost:${port}`),
    dataDir: read.path(env.DATA_DIR ?? 'data'),
    stateDir: read.path(env.STATE_DIR ?? 'var'),
    distDir: join(root, 'dist'),
    imagesDir: read.path(env.IMAGES_DIR ?? 'dist/images'),
    imageBaseUrl: read.url('IMAGE_BASE_URL', ['http:', 'https:']) ?? '',
    databaseUrl: read.database('DATABASE_URL', 'sqlite:var/enquiries.db'),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    emailTo: read.email('ENQUIRY_EMAIL_TO'),
    emailFrom: read.email('ENQUIRY_EMAIL_FROM'),
    webhookUrl: read.url('ENQUIRY_WEBHOOK_URL', ['http:', 'https:']),
    webhookSecret: env.ENQUIRY_WEBHOOK_SECRET,
    trustProxy: read.proxies('TRUST_PROXY'),
    enquiryRateLimit: read.whole('ENQUIRY_RATE_LIMIT', 20, 1, 1_000_000_000),
    enquiryRetentionDays: read.whole('ENQUIRY_RETENTION_DAYS', 365, 0, 36_500),
    eventRateLimit: read.whole('EVENT_RATE_LIMIT', 120, 1, 1_000_000_000),
    pageQueue: read.whole('PAGE_QUEUE', 200, 1, 1_000_000),
    pageWaitMs: read.whole('PAGE_WAIT_MS', 4000, 1, 600_000),
    overloadLagMs: read.whole('OVERLOAD_LAG_MS', 1000, 10, 600_000),
    workers: read.whole('WORKERS', 1, 1, 256),
    drainSeconds: read.whole('DRAIN_SECONDS', 5, 0, 600),
    diskReserveMb: read.whole('DISK_RESERVE_MB', 1, 0, 1_000_000),
    pageCacheMb: read.whole('PAGE_CACHE_MB', 32, 0, 100_000),
    gaMeasurementId: read.measurementId('GA_MEASUREMENT_ID'),
    metricsPort: metricsPort,
    metricsHost: read.host('METRICS_HOST', '127.0.0.1'),
    logLevel: read.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    enquiryPopup: read.choice('ENQUIRY_POPUP', ['on', 'off'], 'on') === 'on',
  })
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** What is set by half and so does not work, a sentence each: worth a warning at start. */
export function halfSet(config: Config): string[] {
  const { smtpUrl, emailTo, emailFrom, webhookUrl, webhookSecret } = config
  const warnings: string[] = []
  if (smtpUrl === undefined && (emailTo ?? emailFrom) !== undefined) {
    warnings.push('SMTP_URL is not set, so no enquiry is sent by e-mail')
  }
  if (smtpUrl !== undefined && emailTo === undefined) {
    warnings.push("ENQUIRY_EMAIL_TO is not set, so enquiries are mailed to site.json's address")
  }
  if (webhookUrl === undefined && webhookSecret !== undefined) {
    warnings.push('ENQUIRY_WEBHOOK_URL is not set, so ENQUIRY_WEBHOOK_SECRET signs nothing')
  }
  if (webhookUrl !== undefined && webhookSecret === undefined) {
    warnings.push('ENQUIRY_WEBHOOK_SECRET is not set, so the webhook is sent unsigned')
  }
  return warnings
}
