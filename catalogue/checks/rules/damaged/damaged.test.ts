import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { damagedPapers } from './documents.fixture.ts'
import { damages } from './damages.fixture.ts'
import type { Damage, Edit } from './edits.fixture.ts'
import { copySampleData, type DataCopy } from '../../../../tests/support/programs/data-copy.ts'
import type { LocatedFinding } from '../../finding.ts'
import { checkData } from '../../check-folder.ts'
import { readData, readDataFile, type DataFileRead } from '../../read-data-files.ts'
import { rules } from '../../rules.generated.ts'

let copy: DataCopy
let read: readonly DataFileRead[]
let sample: readonly LocatedFinding[]
let deserved: ReadonlySet<string>
const marker = '⟦'
// The sample's charges are fresh for half a year.
const now = new Date('2026-12-01T00:00:00Z')

const keyOf = ({ rule, message }: LocatedFinding): string => `${rule.name} ${message}`

/** `price-text floorPlan.json 41:9`. */
const lineOf = ({ rule, file, position }: LocatedFinding): string =>
  `${rule.name} ${file}.json ${position.line}:${position.column}`

/** Where the markers stand, counted as editors count, and the text without them. */
const withoutMarkers = (marked: string): { text: string; places: string[] } => {
  const pieces = marked.split(marker)
  const places = pieces.slice(1).map((_, index) => {
    const lines = pieces
      .slice(0, index + 1)
      .join('')
      .replace(/^\uFEFF/u, '')
      .split(/\r\n|\r|\n/u)
    return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`
  })
  return { text: pieces.join(''), places }
}

const markerBytes = Buffer.from(marker)

const apply = ({ file, change, expect: wanted }: Edit): string[] => {
  const changed = change(copy.read(file))
  if (changed === undefined) {
    copy.remove(file)
    return wanted.map(({ rule }) => `${rule} ${file} 1:1`)
  }
  const { text, places } = withoutMarkers(
    typeof changed === 'string'
      ? changed
      : Buffer.from(changed).toString('latin1').replaceAll(markerBytes.toString('latin1'), marker),
  )
  copy.write(file, typeof changed === 'string' ? text : Buffer.from(text, 'latin1'))
  return wanted.map(({ rule }, index) => `${rule} ${file} ${places[index] ?? ''}`)
}

const check = async (files: readonly DataFileRead[]) =>
  (await checkData(files, copy.folder, { now, builtImageFolder: 'dist/images' })).findings

/** What is found where these files are others; the rest of the sample is read once. */
const findNew = async (changed: ReadonlySet<string>): Promise<LocatedFinding[]> => {
  const names = readdirSync(copy.folder)
  const files = read.map((file) =>
    changed.has(`${file.name}.json`) ? readDataFile(copy.folder, file.name, names) : file,
  )
  const findings = await check(await Promise.all(files))
  return findings.filter((finding) => !deserved.has(keyOf(finding)))
}

/** What some cases together bring about, beside what is expected of them. */
const tryOut = async (cases: readonly Damage[]) => {
  const edits = cases.flatMap((one) => one.edits)
  try {
    const expected = edits.flatMap(apply)
    const wanted = edits.flatMap((edit) => edit.expect)
    const findings = await findNew(new Set(edits.map(({ file }) => file)))
    const proposed = new Map(findings.map((one) => [lineOf(one), one.suggestion]))
    return {
      expected: expected.toSorted(),
      found: findings.map(lineOf).toSorted(),
      // What each finding proposes, as far as the case says what to expect.
      wanted: wanted.map(({ suggestion }) => suggestion),
      proposed: wanted.map(({ suggestion }, index) =>
        suggestion === undefined ? undefined : proposed.get(expected[index] ?? ''),
      ),
    }
  } finally {
    for (const { file } of edits) copy.restore(file)
  }
}

/** Cases that change different files are tried together, which takes a third of the time. */
const batches: Damage[][] = []
for (const damage of damages) {
  const files = new Set(damage.edits.map(({ file }) => file))
  const others = batches.find((batch) =>
    batch.every(({ edits }) => edits.every(({ file }) => !files.has(file))),
  )
  if (others) others.push(damage)
  else batches.push([damage])
}
const tried = new Map<Damage, Awaited<ReturnType<typeof tryOut>>>()

/** A case that hides or brings about what another is to show is sooner or later tried by itself. */
const tryAll = async (cases: readonly Damage[]): Promise<void> => {
  const result = await tryOut(cases)
  const { found, expected, proposed, wanted } = result
  if (cases.length === 1 || isDeepStrictEqual([found, proposed], [expected, wanted])) {
    for (const one of cases) tried.set(one, result)
    return
  }
  const half = Math.ceil(cases.length / 2)
  await tryAll(cases.slice(0, half))
  await tryAll(cases.slice(half))
}

const tryCase = async (damage: Damage) => {
  if (!tried.has(damage)) await tryAll(batches.find((one) => one.includes(damage)) ?? [])
  return tried.get(damage) ?? tryOut([damage])
}

beforeAll(async () => {
  copy = copySampleData()
  const broken = join(copy.folder, 'images/broken')
  mkdirSync(broken)
  writeFileSync(join(broken, 'empty.jpg'), '')
  writeFileSync(join(broken, 'text.jpg'), 'not a picture')
  writeFileSync(join(broken, 'cut.png'), Buffer.from('89504e470d0a1a0a0000', 'hex'))
  writeFileSync(join(copy.folder, 'videos/text.mp4'), 'not a film')
  writeFileSync(join(copy.folder, 'videos/text.vtt'), '1\n00:00:00,000 --> 00:00:06,500\nNo WebVTT')
  for (const [name, bytes] of Object.entries(damagedPapers))
    writeFileSync(join(copy.folder, 'documents', name), bytes)
  read = await readData(copy.folder)
  sample = await check(read)
  deserved = new Set(sample.map(keyOf))
})

it('the sample set has no errors and only the warnings that it deserves', () => {
  const counts: Record<string, number> = {}
  for (const { rule } of sample) counts[rule.name] = (counts[rule.name] ?? 0) + 1
  expect(counts).toEqual({
    'no-floor-plan': 7,
    'no-payment-plan': 8,
    'no-other-charges': 10,
    'no-amenities': 4,
    'no-location': 14,
    // Hillside Farms and Verdant Villas; 'Price on Request' is a price.
    'no-price': 2,
    // `rooftop_observatory`.
    'unknown-amenity': 1,
    'placeholder-contact': 1,
    // Habitat Floors, Orbit Workspaces, and the agency's registration in Haryana.
    'stale-price': 1,
    'stale-details': 1,
    'rera-expired': 1,
  })
})

it.each(damages.map((damage) => [damage.name, damage] as const))(
  'one mistake is found at its place, and nothing else is: %s',
  async (_name, damage) => {
    const { found, expected, proposed, wanted } = await tryCase(damage)
    expect(found).toEqual(expected)
    expect(proposed).toEqual(wanted)
  },
)

it('the cases cover every rule', () => {
  const covered = damages.flatMap(({ edits }) =>
    edits.flatMap(({ expect: wanted }) => wanted.map(({ rule }) => rule)),
  )
  expect([...new Set(covered)].toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
})
