import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { closeAfterTest } from '../support/enquiries/delivering-service.ts'
import { inStore } from '../support/enquiries/passing-time.ts'
import { startSmtp } from '../support/enquiries/smtp.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

// The commands of the timer, the CronJob and the compose service, as they stand in deploy/.

test('the timer and the CronJob mail the figures', async () => {
  const smtp = closeAfterTest(await startSmtp())
  const databaseUrl = `sqlite:${temporaryFolder()}/enquiries.db`
  await inStore(databaseUrl, async () => {})
  const unit = readFileSync('deploy/systemd/peak-force-figures.service', 'utf8')
  const [, node, program = ''] = /^ExecStart=(\/usr\/bin\/node) (.*)$/m.exec(unit) ?? []
  expect(node).toBe('/usr/bin/node')
  const env = { ...process.env, DATABASE_URL: databaseUrl, SMTP_URL: smtp.url }
  await promisify(execFile)(process.execPath, program.split(' '), { env })
  expect(smtp.mails[0]?.parsed.subject).toContain('The week of')
  const [job] = parseAllDocuments(readFileSync('deploy/kubernetes/figures.yaml', 'utf8'))
  expect(JSON.stringify(job?.toJS())).toContain(
    `"command":${JSON.stringify(program.replace('dist/cli/main.js', 'cli').split(' '))}`,
  )
})

test('the compose service waits for Monday at eight in India, and tries again', () => {
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: { figures: { command: string[] } }
  }
  const [shell = '', options = '', program = ''] = services.figures.command
  const spied = `tried=
    sleep() { echo "sleep $1"; }
    cli() { echo "cli $*"; test "$tried" && kill -TERM $$; tried=once; return 1; }
    ${program.replaceAll('$$', '$')}`
  const said = execFileSync(shell, [options, spied], { encoding: 'utf8' }).trim().split('\n')
  expect(said.slice(1)).toEqual(['cli figures --mail', 'sleep 900', 'cli figures --mail'])
  const seconds = Number(/^sleep (\d+)$/.exec(said[0] ?? '')?.[1])
  const then = new Date(Date.now() + seconds * 1000)
  expect([then.getUTCDay(), then.getUTCHours(), then.getUTCMinutes()]).toEqual([1, 2, 30])
})
