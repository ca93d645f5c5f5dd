/** Every variable the server reads; each stands in the README's table. */
const VARIABLES = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'IMAGES_DIR',
  'STATE_DIR',
  'IMAGE_BASE_URL',
  'DATABASE_URL',
  'SMTP_URL',
  'ENQUIRY_EMAIL_TO',
  'ENQUIRY_EMAIL_FROM',
  'ENQUIRY_WEBHOOK_URL',
  'ENQUIRY_WEBHOOK_SECRET',
  'TRUST_PROXY',
  'ENQUIRY_RATE_LIMIT',
  'ENQUIRY_RETENTION_DAYS',
  'EVENT_RATE_LIMIT',
  'PAGE_QUEUE',
  'PAGE_WAIT_MS',
  'OVERLOAD_LAG_MS',
  'WORKERS',
  'DRAIN_SECONDS',
  'DISK_RESERVE_MB',
  'PAGE_CACHE_MB',
  'GA_MEASUREMENT_ID',
  'METRICS_PORT',
  'METRICS_HOST',
  'LOG_LEVEL',
  'ENQUIRY_POPUP',
] as const

export type Variable = (typeof VARIABLES)[number]

/** The variables' texts, trimmed; one that is empty or absent is undefined. */
export type Env = { readonly [V in Variable]?: string }

/** Takes what the server reads out of the environment; unknown variables are ignored. */
export function readEnv(environment: Readonly<Record<string, string | undefined>>): Env {
  return Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const text = environment[name]?.trim()
      return text ? [[name, text]] : []
    }),
  )
}
