import { readFileSync } from 'node:fs'
import request from 'supertest'
import { expect, test } from 'vitest'
import type { DataFiles } from '../../schemas/generated/data.generated.ts'
import { documentIn, textsIn } from '../../tests/support/html.ts'
import { projectViewAt } from '../../tests/support/project-view.ts'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { brochureSections } from '../brochure/content/sections.ts'

const MERIDIAN = '/project-details/meridian-habitat/meridian-one'
const SUMMIT = '/project-details/aravalli-crest/the-aravalli-summit'
const TOWER = '/project-details/cobalt-square/cobalt-tower'

const data = copySampleData()
const commercial = JSON.parse(
  data.read('commercialProjects.json'),
) as DataFiles['commercialProjects']
data.write(
  'commercialProjects.json',
  JSON.stringify({
    ...commercial,
    'cobalt-square': commercial['cobalt-square']?.map((project) => ({
      ...project,
      otherCharges: [
        { name: 'Fit-out deposit', amount: 'as applicable' },
        { name: 'Sinking fund', perSqft: 55.5, basis: 'builtUp' },
        { name: 'Power backup', amount: '₹ 2 L', optional: true },
      ],
    })),
  }),
)
const server = useTestServer({ DATA_DIR: data.folder })

async function rowsOf(path: string, part = '#cost') {
  const { status, text } = await request(server.url).get(path)
  expect(status).toBe(200)
  const [section] = documentIn(text).querySelectorAll(part)
  const rows = [...(section?.querySelectorAll('tr') ?? [])].map((row) => textsIn(row, 'th, td'))
  return {
    rows,
    words: section?.textContent.replaceAll('\u00A0', ' ') ?? '',
    links: [...(section?.querySelectorAll('a') ?? [])],
  }
}

const rupees = (text = ''): bigint => BigInt(text.replace(/\D/g, ''))

test('the cost sheet adds what the data says for the chosen configuration, to the rupee', async () => {
  const projects = JSON.parse(
    readFileSync('data/residentialProjects.json', 'utf8'),
  ) as DataFiles['residentialProjects']
  const charges = projects['meridian-habitat']?.find(
    ({ id }) => id === 'meridian-one',
  )?.otherCharges
  const areas = [1150n, 1540n, 1820n]
  for (const [index, area] of areas.entries()) {
    const { rows, words } = await rowsOf(`${MERIDIAN}?unit=${index + 1}&buyer=joint`)
    const [table, optional] = [rows.slice(1, -2), rows.slice(-1)]
    const total = table.pop()
    expect(total?.[0]).toBe('What you pay in all')
    const shown = table.map(([, amount]) => rupees(amount))
    expect(rupees(total?.[1])).toBe(shown.reduce((sum, one) => sum + one, 0n))
    // By whole numbers, anew from the data.
    let sum = 0n
    let tax = 0n
    for (const { name, amount, perSqft, gst = 0, optional: isOptional } of charges ?? []) {
      if (isOptional) continue
      const own =
        perSqft === undefined
          ? { '₹ 3.5 L': 350_000n, 150000: 150_000n }[amount ?? '']
          : BigInt(perSqft) * area
      const row = table.find(([label]) => label?.startsWith(name))
      expect([name, rupees(row?.[1])]).toEqual([name, own])
      sum += own ?? 0n
      tax += (own ?? 0n) * BigInt(gst)
    }
    const gst = (tax + 50n) / 100n
    expect(table.at(-1)).toEqual(['GST on other charges', expect.any(String)])
    expect(rupees(table.at(-1)?.[1])).toBe(gst)
    const price = shown[0] ?? 1n
    const share = Number((((sum + gst) * 2000n) / price + 1n) / 2n) / 10
    expect(words).toContain(`with their GST, ${share}% of the price`)
    expect(optional).toEqual([['Second parking bayGST 18%', '₹ 4,50,000']])
    expect(words).toContain('refundable')
  }
})

test('without a list the page says once that the charges are not known, with the way to ask', async () => {
  const { rows, words, links } = await rowsOf(SUMMIT)
  expect(rows.at(-1)?.[0]).toBe('Total')
  expect(words.match(/are not known here/g)).toHaveLength(1)
  const link = links.find(({ textContent }) => textContent?.includes('Ask for the other charges'))
  const { text } = await request(server.url).get(link?.getAttribute('href') ?? '')
  const [message] = documentIn(text).querySelectorAll('textarea')
  expect(message?.textContent).toContain('parking, club, maintenance and other charges')
})

test('a project without a price shows each charge by itself, without the one that cannot be read', async () => {
  const { rows, words } = await rowsOf(TOWER)
  expect(rows.filter(([label]) => label !== 'Part')).toEqual([
    ['Sinking fundnot added, as that area is not given', '₹ 55.50 per sq. ft. of built-up area'],
    ['Power backup', '₹ 2,00,000'],
  ])
  expect(words).not.toContain('Fit-out')
})

test('brochure and comparison say the same, and the filter says that it leaves them out', async () => {
  const project = await projectViewAt(server.services, MERIDIAN)
  const sections = brochureSections({ project, publicUrl: '', floors: [], isOwn: () => false })
  const blocks = sections.find(({ title }) => title === 'What it costs in all')?.blocks ?? []
  const printed = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  const { rows } = await rowsOf(MERIDIAN)
  expect(printed.map(([label, , amount]) => [label, amount])).toEqual(
    rows
      .filter(([label]) => label !== 'Part')
      .map(([label = '', amount]) => [
        printed.find(([name = '']) => label.startsWith(name))?.[0],
        amount,
      ]),
  )
  const keys = [MERIDIAN, SUMMIT].map((path) => path.replace('/project-details/', ''))
  const compared = await rowsOf(`/compare?projects=${keys.join(',')}`, 'main')
  const row = (name: string) => compared.rows.find(([label]) => label === name)?.slice(1)
  const total = rows.find(([label]) => label === 'What you pay in all')?.[1] ?? ''
  expect(row('Other charges')).toEqual([
    expect.stringMatching(/^₹\s[\d,]+ with their GST, [\d.]+% of the price$/),
    'Not given',
  ])
  const [all, other] = row('In all') ?? []
  expect(all?.replaceAll('\u00A0', ' ')).toBe(`${total} for ${project.cost.units[0]?.name}`)
  expect(other).toContain('Other charges not known')
  const { text } = await request(server.url).get('/project-details')
  expect(textsIn(documentIn(text), '#filters-affordability')).toEqual([
    expect.stringContaining('Other charges of the developer are not counted'),
  ])
})
