import { customCleanEnv, type CleanedEnv } from 'envalid'
import { readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import {
  choice,
  database,
  email,
  host,
  measurementId,
  origin,
  portOrOff,
  proxies,
  secrets,
  text,
  url,
  webhook,
  whole,
} from './config/validators.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** The operator's settings with their defaults; docs/deploy.md explains each. */
export const SETTINGS = {
  NODE_ENV: text({ default: 'production' }),
  PORT: whole(0, 65_535)({ default: 3000 }),
  HOST: host({ default: '0.0.0.0' }),
  PUBLIC_URL: origin({ default: undefined }),
  HSTS_PRELOAD: choice('on', 'off')({ default: 'off' }),
  DATA_DIR: text({ default: 'data' }),
  IMAGES_DIR: text({ default: 'dist/images' }),
  IMAGE_BASE_URL: url('http://', 'https://')({ default: '' }),
  DATABASE_URL: database({ default: { kind: 'sqlite', file: 'var/enquiries.db' } }),
  DATABASE_POOL: whole(1, 1000)({ default: 5 }),
  DISK_RESERVE_MB: whole(0, 1_000_000)({ default: 1 }),
  BACKUP_DIR: text({ default: undefined }),
  SMTP_URL: url('smtp://', 'smtps://')({ default: undefined }),
  ENQUIRY_EMAIL_TO: email({ default: undefined }),
  ENQUIRY_EMAIL_FROM: email({ default: undefined }),
  ENQUIRY_WEBHOOK_URL: webhook({ default: undefined }),
  ENQUIRY_WEBHOOK_SECRET: secrets({ default: [] }),
  TRUST_PROXY: proxies({ default: false }),
  ENQUIRY_RATE_LIMIT: whole(1, 1_000_000_000)({ default: 20 }),
  ENQUIRY_RETENTION_DAYS: whole(0, 36_500)({ default: 365 }),
  EVENT_RATE_LIMIT: whole(1, 1_000_000_000)({ default: 120 }),
  OVERLOAD_LAG_MS: whole(10, 600_000)({ default: 1000 }),
  PAGE_CACHE_MB: whole(0, 100_000)({ default: 32 }),
  DRAIN_SECONDS: whole(0, 600)({ default: 5 }),
  GA_MEASUREMENT_ID: measurementId({ default: undefined }),
  METRICS_PORT: portOrOff({ default: 'off' }),
  METRICS_HOST: host({ default: '127.0.0.1' }),
  LOG_LEVEL: choice(...LOG_LEVELS)({ default: 'info' }),
  ENQUIRY_POPUP: choice('on', 'off')({ default: 'on' }),
}

/** The settings as the program uses them: paths are absolute, what is off is undefined or false. */
export type Config = ReturnType<typeof toConfig>

/** Texts of the environment by variable; one that is empty or absent is undefined. */
type Env = Readonly<Record<string, string | undefined>>

/** Settings that may be read from a file that `NAME_FILE` names: secrets, as Docker and Kubernetes mount them. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET']

/** What the operator has to fix before the site can start; its message has a line for each. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/**
 * Reads the environment into a checked configuration. An empty value counts as not set; unknown
 * variables are ignored. Throws CannotStart with a line for every bad variable.
 * @param root what relative paths are relative to
 */
export function readConfig(environment: Env, root: string): Config {
  const { env, problems: unreadable } = readEnv(environment)
  const problems = [...unreadable]
  const values = customCleanEnv(env, SETTINGS, (cleaned) => cleaned, {
    reporter({ errors }) {
      for (const [name, error] of Object.entries(errors)) problems.push(`${name} ${error.message}`)
    },
  })
  const { PORT, METRICS_PORT } = values
  if (METRICS_PORT === PORT && PORT !== 0) {
    problems.push(`METRICS_PORT must be another port than PORT, but both are ${PORT}`)
  }
  if (problems.length > 0) throw new CannotStart(problems.join('\n'))
  return toConfig(values, root)
}

function toConfig(env: CleanedEnv<typeof SETTINGS>, root: string) {
  const path = (given: string): string => (isAbsolute(given) ? given : join(root, given))
  return {
    production: env.NODE_ENV !== 'development',
    port: env.PORT,
    host: env.HOST,
    /** Origin without a trailing slash: canonical links, sitemap, social cards. */
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    hstsPreload: env.HSTS_PRELOAD === 'on',
    dataDir: path(env.DATA_DIR),
    /** Built bundles. */
    distDir: join(root, 'dist'),
    /** Built pictures and their manifest. */
    imagesDir: path(env.IMAGES_DIR),
    /** Prefix of every picture's address, without a trailing slash; empty = this server. */
    imageBaseUrl: env.IMAGE_BASE_URL.replace(/\/+$/, ''),
    database:
      env.DATABASE_URL.kind === 'sqlite'
        ? { ...env.DATABASE_URL, file: path(env.DATABASE_URL.file) }
        : env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    diskReserveMb: env.DISK_RESERVE_MB,
    /** Where backups are put by whoever makes them; undefined = nowhere that the site can see. */
    backupDir: env.BACKUP_DIR === undefined ? undefined : path(env.BACKUP_DIR),
    smtpUrl: env.SMTP_URL,
    emailTo: env.ENQUIRY_EMAIL_TO,
    emailFrom: env.ENQUIRY_EMAIL_FROM,
    webhookUrl: env.ENQUIRY_WEBHOOK_URL,
    webhookSecrets: env.ENQUIRY_WEBHOOK_SECRET,
    trustProxy: env.TRUST_PROXY,
    enquiryRateLimit: env.ENQUIRY_RATE_LIMIT,
    enquiryRetentionDays: env.ENQUIRY_RETENTION_DAYS,
    eventRateLimit: env.EVENT_RATE_LIMIT,
    overloadLagMs: env.OVERLOAD_LAG_MS,
    pageCacheMb: env.PAGE_CACHE_MB,
    drainSeconds: env.DRAIN_SECONDS,
    gaMeasurementId: env.GA_MEASUREMENT_ID,
    metricsPort: env.METRICS_PORT === 'off' ? undefined : env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    logLevel: env.LOG_LEVEL,
    enquiryPopup: env.ENQUIRY_POPUP === 'on',
  }
}

/** Trims the environment's values and reads the secrets from their files; a line for each that cannot be read. */
function readEnv(environment: Env): { env: Env; problems: readonly string[] } {
  const env: Record<string, string | undefined> = {}
  for (const [name, text] of Object.entries(environment)) env[name] = text?.trim() || undefined
  const problems: string[] = []
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (env[name] !== undefined || file === undefined) continue
    try {
      env[name] = readFileSync(file, 'utf8').trim() || undefined
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      problems.push(`${name}_FILE must be a file that can be read, but ${file} is not (${code})`)
    }
  }
  return { env, problems }
}
