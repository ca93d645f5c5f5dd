import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sendEnquiry } from '../support/enquiries/sending.ts'
import { freePort } from '../support/programs/free-port.ts'
import { installed } from '../support/programs/machine.ts'
import { startSite } from '../support/programs/site-process.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

const promtool = installed('promtool')
const CASES = 'tests/deploy/alerts.cases.yaml'

type Alerts = { groups: { rules: { alert: string; expr: string }[] }[] }
type Cases = { tests: { alert_rule_test: { alertname: string }[] }[] }
type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const alerts = (parse(readFileSync('deploy/alerts.yaml', 'utf8')) as Alerts).groups.flatMap(
  ({ rules }) => rules.map(({ alert, expr }) => ({ name: alert, expr })),
)
const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as Dashboard
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({
    name: title,
    expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'peak-force'),
  })),
)

/** The names that stand where a figure is asked for. */
const figuresIn = (expr: string): string[] =>
  expr
    .replaceAll(/\{[^}]*\}/g, '{}')
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
    .match(/\b[a-z_][a-z_0-9]*(?=\s*[{[>)<=]|\s*$)/g)
    ?.filter((name) => !['bool', 'or', 'and'].includes(name)) ?? []

/** The names of what a site tells once there is something to tell. */
async function told(): Promise<string[]> {
  const metricsPort = String(await freePort())
  const site = await startSite({
    METRICS_PORT: metricsPort,
    BACKUP_DIR: '.',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  await fetch(`${site.url}/about`)
  const body = JSON.stringify({ event: 'page_view', page: '/' })
  await fetch(`${site.url}/api/events`, { method: 'POST', body })
  await sendEnquiry(site.url)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  await site.end()
  return [...text.matchAll(/^([a-z_0-9]+)[{ ]/gm)].map(([, name = '']) => name)
}

test(
  'alarms and dashboard ask for nothing that the site does not tell',
  { timeout: 90_000 },
  async () => {
    // `up` is Prometheus' own, the other kube-state-metrics'.
    const all = new Set(['up', 'kube_cronjob_status_last_successful_time', ...(await told())])
    for (const { name, expr } of [...alerts, ...shown]) {
      const wanted = figuresIn(expr)
      expect(wanted, name).not.toEqual([])
      for (const figure of wanted) expect(all, `${name}: ${figure}`).toContain(figure)
    }
  },
)

test('Prometheus takes rules, settings and the dashboard', { tags: ['needs-promtool'] }, () => {
  const run = (...args: string[]) => execFileSync(promtool ?? '', args, { encoding: 'utf8' })
  expect(run('check', 'rules', '--lint-fatal', 'deploy/alerts.yaml')).toContain('SUCCESS')
  expect(run('check', 'config', 'deploy/prometheus.yaml')).toContain('SUCCESS')
  const folder = temporaryFolder()
  const file = join(folder, 'dashboard.yaml')
  const rules = shown.map(({ expr }, index) => ({ record: `panel_${index}`, expr }))
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(run('check', 'rules', file)).toContain('SUCCESS')
})

test('each alarm goes off when it should, and not before', { tags: ['needs-promtool'] }, () => {
  const { tests } = parse(readFileSync(CASES, 'utf8')) as Cases
  const tried = tests.flatMap((one) => one.alert_rule_test.map(({ alertname }) => alertname))
  expect(new Set(tried)).toEqual(new Set(alerts.map(({ name }) => name)))
  const answer = execFileSync(promtool ?? '', ['test', 'rules', CASES], { encoding: 'utf8' })
  expect(answer).toContain('SUCCESS')
})
