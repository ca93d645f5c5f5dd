import { describe, expect, test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config, configWarnings } from './config.ts'
import { CannotRun } from '../catalogue/system-errors.ts'
import { temporaryFolder } from '../tests/support/programs/run-folder.ts'

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env, '/app')
    return []
  } catch (error) {
    if (error instanceof CannotRun) return error.message.split('\n')
    throw error
  }
}

test.each<[Record<string, string>, string[]]>([
  [{}, ['PUBLIC_URL']],
  [{ NODE_ENV: 'development' }, []],
  [{ SMTP_URL: 'smtp://mail', ENQUIRY_EMAIL_TO: 'a@example.com' }, []],
  [{ ENQUIRY_EMAIL_TO: 'a@example.com' }, ['SMTP_URL']],
  [{ SMTP_URL: 'smtp://mail' }, ['ENQUIRY_EMAIL_TO']],
  [{ ENQUIRY_WEBHOOK_SECRET: 'x' }, ['ENQUIRY_WEBHOOK_URL']],
  [{ ENQUIRY_WEBHOOK_URL: 'https://crm.example.com' }, ['ENQUIRY_WEBHOOK_SECRET']],
  [
    { ENQUIRY_WEBHOOK_URL: 'http://crm.example.com', ENQUIRY_WEBHOOK_SECRET: 'x' },
    ['ENQUIRY_WEBHOOK_URL'],
  ],
  [{ ENQUIRY_WEBHOOK_URL: 'http://127.0.0.1:8080/', ENQUIRY_WEBHOOK_SECRET: 'x' }, []],
  [{ TRUST_PROXY: '1' }, ['TRUST_PROXY']],
  [{ TRUST_PROXY: '1', HOST: '127.0.0.1' }, []],
  [{ TRUST_PROXY: '1', HOST: '0.0.0.0' }, []],
])('of %j it is said what is half set or unsafe', (env, named) => {
  const address = named.includes('PUBLIC_URL') ? {} : { PUBLIC_URL: 'https://www.example.com' }
  const warnings = configWarnings(readConfig({ ...address, ...env }, '/app'))
  expect(warnings.map((warning) => warning.split(' ')[0])).toEqual(named)
})

describe('readConfig', () => {
  test('starts with its defaults', () => {
    expect(readConfig({}, '/app')).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      dataDir: '/app/data',
      imagesDir: '/app/dist/images',
      imageBaseUrl: '',
      database: { kind: 'sqlite', file: '/app/var/enquiries.db' },
      trustProxy: false,
      enquiryRateLimit: 20,
      databasePool: 5,
      hstsPreload: false,
      webhookSecrets: [],
      logLevel: 'info',
      enquiryPopup: true,
    })
  })

  test.each<[Record<string, string>, Partial<Config>]>([
    [{ PORT: '4000' }, { publicUrl: 'http://localhost:4000' }],
    [{ PUBLIC_URL: 'https://example.com/' }, { publicUrl: 'https://example.com' }],
    [{ ENQUIRY_RATE_LIMIT: '1000000000' }, { enquiryRateLimit: 1e9 }],
    [{ METRICS_PORT: 'off' }, { metricsPort: undefined }],
    [{ METRICS_PORT: '9100' }, { metricsPort: 9100 }],
    [{ PORT: '', COLOUR: 'blue' }, { port: 3000 }],
    [{ HOST_FILE: '/nowhere/host' }, { host: '0.0.0.0' }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
    [{ TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }, { trustProxy: '10.0.0.0/8, 127.0.0.1' }],
    [{ TRUST_PROXY: '10.0.0.1, 2001:db8::/32' }, { trustProxy: '10.0.0.1, 2001:db8::/32' }],
    [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
    [{ SMTP_URL: 'smtp://me@x.in:p%23w@mail' }, { smtpUrl: 'smtp://me@x.in:p%23w@mail' }],
    [{ ENQUIRY_EMAIL_TO: 'a@x.in, Desk <b@x.in>' }, { emailTo: 'a@x.in, Desk <b@x.in>' }],
    [{ ENQUIRY_EMAIL_FROM: '"The site" <a@x.in>' }, { emailFrom: '"The site" <a@x.in>' }],
    [
      { DATABASE_URL: 'postgres:///site?host=/run/postgresql' },
      { database: { kind: 'postgres', url: 'postgres:///site?host=/run/postgresql' } },
    ],
  ])('reads %j', (env, expected) => {
    expect(readConfig(env, '/app')).toMatchObject(expected)
  })

  test.each([
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://user:sesame@host/data'],
    ['DATABASE_URL', 'sqlite::memory:'],
    ['DATABASE_URL', 'postgres:'],
    ['SMTP_URL', 'mailto:user:sesame@host'],
    ['ENQUIRY_WEBHOOK_URL', 'ftp://x'],
    ['ENQUIRY_WEBHOOK_URL', 'https://user:sesame@crm.example.com/hook'],
    ['ENQUIRY_WEBHOOK_SECRET', 'sesame,sesame,sesame'],
    ['ENQUIRY_WEBHOOK_SECRET', 'one,'],
    ['DATABASE_POOL', '0'],
    ['HSTS_PRELOAD', 'yes'],
    ['TRUST_PROXY', 'yes please'],
    ['ENQUIRY_RATE_LIMIT', '0'],
    ['HOST', 'not a host'],
    ['HOST', '300.1.1.1'],
    ['PUBLIC_URL', 'https://example.com/site'],
    ['PUBLIC_URL', 'https://user:sesame@example.com'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '127.0.0.1, ::/0'],
    ['METRICS_PORT', '3000'],
    ['DRAIN_SECONDS', '5s'],
    ['EVENT_RATE_LIMIT', '0'],
    ['GA_MEASUREMENT_ID', 'UA-1'],
    ['LOG_LEVEL', 'loud'],
    ['ENQUIRY_POPUP', 'maybe'],
    ['ENQUIRY_EMAIL_FROM', 'nobody'],
    ['ENQUIRY_EMAIL_FROM', 'a@example.com, b@example.com'],
    ['ENQUIRY_EMAIL_TO', 'a@example.com b@example.com'],
    ['ENQUIRY_EMAIL_TO', 'a@example.com, nobody'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://sesame:12#3@mail.example.com'],
    ['SMTP_URL', 'smtp://user:sesame#3@mail.example.com'],
    ['DATABASE_URL', 'postgres://sesame:12#3@host/data'],
    ['DATABASE_URL', 'postgres://site:sesame100%@host/data'],
    ['SMTP_URL', 'smtp://user:sesame%@mail.example.com'],
    ['DATABASE_URL', 'sqlite:"/data/enquiries.db"'],
    ['IMAGE_BASE_URL', 'https://pictures.example.com/?v=1'],
    ['BACKUP_DIR', '"/backups"'],
    ['ENQUIRY_WEBHOOK_SECRET', "'sesame'"],
  ])('names a bad %s and never repeats a password', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems[0]).toMatch(new RegExp(`^${name} must `))
    expect(problems.join()).not.toContain('sesame')
  })

  test('reports all mistakes together', () => {
    const env = { PORT: 'x', LOG_LEVEL: 'z', SMTP_URL_FILE: '/nowhere/secret' }
    expect(problemsOf(env).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'SMTP_URL',
      'LOG_LEVEL',
    ])
  })

  test('takes secrets from files, where they are not set themselves', () => {
    const folder = temporaryFolder()
    const file = (name: string, text: string): string => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const config = readConfig(
      {
        DATABASE_URL_FILE: file('database', 'postgres://site:x@db/site\n'),
        SMTP_URL_FILE: file('smtp', '\n'),
        ENQUIRY_WEBHOOK_SECRET_FILE: file('secret', 'new, old\n'),
        ENQUIRY_WEBHOOK_URL_FILE: file('webhook', 'https://crm.example.com/'),
        ENQUIRY_WEBHOOK_URL: 'https://other.example.com/hook/',
      },
      '/app',
    )
    expect(config).toMatchObject({
      database: { kind: 'postgres', url: 'postgres://site:x@db/site' },
      smtpUrl: undefined,
      webhookSecrets: ['new', 'old'],
      webhookUrl: 'https://other.example.com/hook/',
    })
  })
})
