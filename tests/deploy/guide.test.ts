import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { VARIABLES } from '../../server/config.ts'
import { nextAttempt } from '../../server/enquiries/delivery/delivery-queue.ts'
import { signature } from '../../server/enquiries/delivery/webhook.ts'
import { storedIn } from '../support/enquiries/enquiry-service.ts'
import { fill } from '../support/enquiries/fill.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

const guide = readFileSync('docs/deploy.md', 'utf8')

test('the guide says what to do at each alarm', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string }[] }[]
  }
  const documented = [...guide.matchAll(/^\| ([A-Z]\w+(?:, \w+)*) +\|/gm)].flatMap(
    ([, names = '']) => names.split(', '),
  )
  const alarms = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
  expect(documented.toSorted()).toEqual(alarms.toSorted())
})

test("the guide's webhook is the one that is sent", async () => {
  const [, example = ''] = /```json\n([^]*?)```/.exec(guide) ?? []
  const url = `sqlite:${temporaryFolder()}/enquiries.db`
  await fill(url, [['2026-02-28', {}]])
  const [{ delivery: _state, deliveredAt: _at, deliveryError: _error, ...sent } = {}] =
    await storedIn(url)
  expect(Object.keys(JSON.parse(example) as object).sort()).toEqual(Object.keys(sent).sort())
})

test("the guide's receiver takes what is signed with either secret, and nothing old or forged", async () => {
  const [, program = ''] = /```js\n([^]*?)```/.exec(guide) ?? []
  const { isOurs } = (await import(
    `data:text/javascript,${encodeURIComponent(`${program}\nexport { isOurs }`)}`
  )) as { isOurs: (rawBody: string, header: string, secret: string) => boolean }
  const now = new Date()
  const header = signature('{"name":"Asha"}', ['new', 'old'], now)
  expect(isOurs('{"name":"Asha"}', header, 'new')).toBe(true)
  expect(isOurs('{"name":"Asha"}', header, 'old')).toBe(true)
  expect(isOurs('{"name":"Asha"}', header, 'other')).toBe(false)
  expect(isOurs('{"name":"Maya"}', header, 'new')).toBe(false)
  const old = signature('{"name":"Asha"}', ['new'], new Date(now.getTime() - 3_600_000))
  expect(isOurs('{"name":"Asha"}', old, 'new')).toBe(false)
})

test("the guide's cli has the settings of the service, to the letter", () => {
  const [, program = ''] = /```sh\n(cli\(\) \([^]*?\n\))\n```/.exec(guide) ?? []
  const file = `${temporaryFolder()}/settings`
  const secret = `smtps://user:p%20"a$b'c#d\\e;f&g@mail.example.com`
  writeFileSync(file, `# the site\nPUBLIC_URL=https://www.example.com\n\nSMTP_URL=${secret}`)
  const here = program
    .replace('/etc/peak-force/settings', file)
    .replace(/runuser .*main\.js/, 'env')
    .replace('"$@"', '')
  const out = execFileSync('sh', ['-euc', `${here}\ncli`], { encoding: 'utf8' })
  expect(out).toContain(`\nSMTP_URL=${secret}\n`)
  const unit = readFileSync('deploy/systemd/peak-force.service', 'utf8')
  const [, store = 'none'] = /^Environment=(DATABASE_URL=.*)$/m.exec(unit) ?? []
  expect(out).toContain(`\n${store}\n`)
})

test('every script, setting and service that the guide names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const image = readFileSync('Dockerfile', 'utf8')
  const caddy = readFileSync('deploy/Caddyfile', 'utf8')
  const { services } = parse(compose, { merge: true }) as { services: object }
  const found = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, name = '']) => name)
  for (const name of found(/npm run (?:--silent )?([\w-]+)/g)) expect(scripts).toHaveProperty(name)
  for (const name of found(/\b(site-\w+|postgres) /g)) expect(services).toHaveProperty(name)
  const settings = found(/(?:^|[\s`])([A-Z]+_[A-Z_]+)(?=[`=\s])/gm)
  expect(settings.length).toBeGreaterThan(15)
  for (const name of settings) {
    expect(
      VARIABLES.includes(name) ||
        compose.includes(`\${${name}`) ||
        image.includes(`ARG ${name}=`) ||
        caddy.includes(`{$${name}:`),
      name,
    ).toBe(true)
  }
})

test('the guide explains every setting', () => {
  // NODE_ENV is set by the scripts.
  const settings = VARIABLES.filter((name) => name !== 'NODE_ENV')
  expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test("the guide's waits between tries are those of the outbox", () => {
  const [, stated = ''] = /\*\*Retries\*\*: waits of ([^]*?), then an hour/.exec(guide) ?? []
  const seconds = stated.split(/,\s+/).map((wait) => {
    const [, minutes = '0', rest = '0'] = /^(?:(\d+) min)?\s*(?:(\d+) s)?$/.exec(wait) ?? []
    return Number(minutes) * 60 + Number(rest)
  })
  const now = new Date(0)
  const waits = seconds.map(
    (_, at) => Number(nextAttempt({ queuedAt: now, attempts: at + 1 }, now, 0)) / 1000,
  )
  expect(seconds).toEqual(waits)
})
