import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from './run-folder.ts'

const DEBIAN_POSTGRES = '/usr/lib/postgresql'

const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
const postgresVersions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : []
const notOnPath = [
  '/usr/sbin',
  '/usr/local/sbin',
  ...postgresVersions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
]
// TEST_PATH_ALONE has a machine that has everything tested as one that has not.
const folders = process.env['TEST_PATH_ALONE'] ? onPath : [...onPath, ...notOnPath]

/** Where a program of the machine is; undefined where it is not installed. */
export const installed = (program: string): string | undefined =>
  folders.map((folder) => join(folder, program)).find((file) => existsSync(file))

const isRoot = (): boolean => process.getuid?.() === 0

function mayMount(): boolean {
  const mount = installed('mount')
  if (!isRoot() || mount === undefined) return false
  const folder = temporaryFolder()
  try {
    execFileSync(mount, ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const program = (name: string, debianPackage: string) => ({
  isThere: installed(name) !== undefined,
  howToGet: `apt install ${debianPackage}`,
})

/** What a machine with Node, npm, git and Chromium may lack, by the tags of the tests that need it. */
const NEEDS = {
  'needs-caddy': program('caddy', 'caddy'),
  'needs-flock': program('flock', 'util-linux'),
  'needs-git': program('git', 'git'),
  'needs-nginx': program('nginx', 'nginx'),
  'needs-openssl': program('openssl', 'openssl'),
  'needs-pdftotext': program('pdftotext', 'poppler-utils'),
  'needs-postgresql': program('initdb', 'postgresql'),
  'needs-promtool': program('promtool', 'prometheus'),
  'needs-systemd': program('systemd-analyze', 'systemd'),
  'needs-root': { isThere: isRoot(), howToGet: 'run the tests as root' },
  'needs-mount': { isThere: mayMount(), howToGet: 'run the tests as root, where it may mount' },
}

/** How to get what the tag stands for, where the machine lacks it. */
export const lacking = (tag: keyof typeof NEEDS): string | undefined =>
  NEEDS[tag].isThere ? undefined : `${tag}: ${NEEDS[tag].howToGet}`

/** The tags for Vitest: tests of what the machine lacks are skipped, and say how to get it. */
export const NEED_TAGS = Object.keys(NEEDS).map((name) => {
  const reason = lacking(name as keyof typeof NEEDS)
  return { name, ...(reason !== undefined && { skip: true, meta: { [name]: reason } }) }
})
