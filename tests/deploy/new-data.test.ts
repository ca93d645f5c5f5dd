import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { newRepositories, type Clone } from '../../cli/publish/repositories.fixture.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'
import { until } from '../support/programs/until.ts'

// The commands of the timer and of the compose services, as they stand in deploy/.

const PROJECTS = 'residentialProjects.json'

/** A folder of programs for the PATH that only write down how they were called. */
function programs(...names: string[]) {
  const folder = temporaryFolder()
  const log = join(folder, 'log')
  writeFileSync(log, '')
  for (const name of names) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} $*" >> ${log}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return {
    path: [folder, process.env['PATH']].join(delimiter),
    calls: () => readFileSync(log, 'utf8').split('\n').filter(Boolean),
  }
}

function publishPrice({ edit, publish }: Clone): void {
  edit(PROJECTS, '₹ 60 L – 90 L', '₹ 65 L – 90 L')
  publish('A price')
}

describe('new data', { tags: ['needs-git'] }, () => {
  test('the timer takes what was published, makes its pictures and reloads the site once', async () => {
    const { editor, colleague } = await newRepositories()
    const run = temporaryFolder()
    const { path, calls } = programs('systemctl', 'node')
    const unit = readFileSync('deploy/systemd/peak-force-data.service', 'utf8')
    const env = { ...process.env, PATH: path, DATA_DIR: editor.data }
    const start = () => {
      for (const [, program = ''] of unit.matchAll(
        /^ExecStart(?:Post)?=\+?\/bin\/sh -euc '(.*)'$/gm,
      ))
        execFileSync('sh', ['-euc', inHere(program)], { env, stdio: 'pipe' })
      return calls()
    }
    const inHere = (program: string) =>
      program
        .replaceAll('/run/peak-force-data', run)
        .replace('/opt/peak-force', resolve('.'))
        .replace('/usr/bin/node', 'node')
    const told = [
      'node dist/cli/main.js build-images',
      'systemctl try-reload-or-restart peak-force',
    ]
    expect(start()).toEqual(told)
    execFileSync('rm', [join(run, 'changed')])
    expect(start()).toEqual(told)
    publishPrice(colleague())
    expect(start()).toEqual([...told, ...told])
    expect(editor.read(PROJECTS)).toContain('₹ 65 L')
  })

  test(
    'the compose services take what was published and tell the site',
    {
      tags: ['needs-flock'],
    },
    async () => {
      const { editor, colleague } = await newRepositories()
      const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
        services: Record<string, { command: string[] }>
      }
      const home = temporaryFolder()
      mkdirSync(join(home, 'images'))
      const { path, calls } = programs('cli')
      const site = spawn(process.execPath, [
        '-e',
        `process.on('SIGHUP', () => process.stdout.write('told\\n')); setInterval(() => {}, 1e6); process.stdout.write('ready\\n')`,
      ])
      onTestFinished(() => void site.kill())
      let said = ''
      site.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
      await until('the site runs', () => said.includes('ready'))
      const start = (name: string) => {
        const here: Record<string, string> = {
          $$: '$',
          '/repository': `'${editor.folder}'`,
          '/data': `'${editor.data}'`,
          '/app/dist/images': join(home, 'images'),
          '/tmp': home,
          'kill -HUP 1': `kill -HUP ${site.pid}`,
          'sleep 10': 'sleep 0.1',
          'sleep 60': 'sleep 0.1',
        }
        const program = (services[name]?.command.at(-1) ?? '').replaceAll(
          /\$\$|(?<=\s)\/(?:repository|data|app\/dist\/images|tmp)\b|kill -HUP 1|sleep \d+/g,
          (found) => here[found] ?? found,
        )
        const config = join(home, 'config')
        const env = { ...process.env, PATH: path, HOME: home, GIT_CONFIG_GLOBAL: config }
        const loop = spawn('sh', ['-euc', program], { env, stdio: 'ignore' })
        onTestFinished(() => void loop.kill())
        return loop
      }
      const loops = ['data', 'reload-a'].map(start)
      const rounds = () => said.split('told').length - 1
      await until('the site is told at the start', () => rounds() === 1)
      publishPrice(colleague())
      await until('the site is told of the price', () => rounds() === 2)
      expect(editor.read(PROJECTS)).toContain('₹ 65 L')
      expect(calls()).toEqual(['cli build-images', 'cli build-images'])
      for (const loop of loops) {
        loop.kill('SIGTERM')
        expect(await once(loop, 'exit')).toEqual([0, null])
      }
    },
  )
})
