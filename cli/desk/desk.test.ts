import { describe, expect, it } from 'vitest'
import { copySampleData } from '../../tests/support/programs/data-copy.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import type { PageView } from './api.ts'
import { set, startDesk, SUMMIT, useDesk, valueOf } from './desk.fixture.ts'

const state = temporaryFolder()
const desk = useDesk()

const RESIDENTIAL = 'residentialProjects.json'
const LOGO = 'logos/projects/the-aravalli-summit.svg'
const price = '"price": "₹ 2.9 Cr – 4.75 Cr"'
const save = (page = SUMMIT) => desk.ask('post', `pages/${page}/save`)

describe('a save', () => {
  it('changes what was typed on its page in every file and no other byte', async () => {
    const before = desk.data.texts()
    const other = 'files/testimonials'
    await desk.type('testimonials', (list) => (list as object[]).slice(1), other)
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr – 5 Cr', possession: '' }))
    await desk.type('paymentPlan', (plans) => (plans as object[]).toReversed())
    const view = await desk.type('locationData', set({ coordinates: { lat: 28.5, lng: 77.1 } }))
    expect(view.isDraft).toBe(true)
    expect(desk.data.texts()).toEqual(before)

    expect((await save()).body).toEqual({ message: 'Saved', page: SUMMIT })
    const after = desk.data.texts()
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(changed).toEqual(['locationData.json', 'paymentPlan.json', RESIDENTIAL])
    expect(after[RESIDENTIAL]).toBe(
      before[RESIDENTIAL]?.replace(price, '"price": "₹ 3 Cr – 5 Cr"').replace(
        '      "possession": "December 2028",\n',
        '',
      ),
    )
    expect(after['paymentPlan.json']?.length).toBe(before['paymentPlan.json']?.length)
    expect((await desk.page()).isDraft).toBe(false)
    expect((await desk.page(other)).isDraft).toBe(true)
    expect((await save()).body.message).toBe('Saved')
  })

  it('makes the record that a file did not have', async () => {
    const view = await desk.page('projects/crest-greens')
    expect(valueOf(view, 'constructionUpdates')).toBeUndefined()
    const updates = [{ date: '2026-11-20', title: 'Roads laid', percent: 40 }]
    await desk.type('constructionUpdates', () => updates, 'projects/crest-greens')
    expect((await save('projects/crest-greens')).status).toBe(200)
    const file: unknown = JSON.parse(desk.data.read('constructionUpdates.json'))
    expect(file).toMatchObject({ 'crest-greens': updates })
  })

  it('is refused with an error that it would add, not with one that was there or a warning', async () => {
    await desk.type('residentialProjects', set({ price: 'about a lot', area: 'roomy' }))
    const view = await desk.type('floorPlan', set({ floors: [{ area: '900 sq. ft.' }] }))
    expect(view.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['price-text', 'schema']),
    )
    const before = desk.data.texts()
    const refused = await save()
    expect([refused.status, desk.data.texts()]).toEqual([409, before])
    expect(refused.body.message).toMatch(/^Not saved: .*"configuration" is missing/)

    desk.data.write(
      'floorPlan.json',
      before['floorPlan.json']?.replace('"3 BHK + Study"', '3') ?? '',
    )
    await desk.ask('delete', `pages/${SUMMIT}`)
    await desk.type('residentialProjects', set({ price: 'about a lot' }))
    expect((await save()).body.message).toBe('Saved')
  })

  it('leaves out lines that nothing is typed into, which wait in the form until then', async () => {
    const wrong = 'exteriors/nowhere.jpg'
    const images = (view: PageView) => (valueOf(view) as { images: string[] }).images
    const before = images(await desk.page())
    const empty = await desk.type('residentialProjects', set({ images: [...before, ''] }))
    expect(images(empty)).toEqual([...before, ''])
    expect(empty.findings).toEqual((await desk.page()).findings)
    const view = await desk.type('residentialProjects', set({ images: ['', wrong, ...before, ''] }))
    // What is wrong is said where the form has it, behind the empty line.
    expect(view.findings.filter(({ rule }) => rule === 'missing-image')).toEqual([
      expect.objectContaining({ pointer: '/images/1' }),
    ])
    // So it is where nothing but the empty line is new.
    desk.data.edit(RESIDENTIAL, `"${before[1]}"`, `"${wrong}"`)
    await desk.ask('delete', `pages/${SUMMIT}`)
    const old = images(await desk.page())
    const same = await desk.type('residentialProjects', set({ images: ['', ...old] }))
    const at = old.indexOf(wrong)
    expect(same.findings.map(({ pointer }) => pointer)).toContain(`/images/${at + 1}`)
    await desk.ask('delete', `pages/${SUMMIT}`)
    desk.data.edit(RESIDENTIAL, `"${wrong}"`, `"${before[1]}"`)
    await desk.type('residentialProjects', set({ images: ['', ...before, before[0], ''] }))
    expect((await save()).body.message).toBe('Saved')
    expect(images(await desk.page())).toEqual([...before, before[0]])
  })

  it('can be undone, the last one first, while nothing else has changed', async () => {
    const first = desk.data.texts()
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
    await save()
    const second = desk.data.texts()
    await desk.type('residentialProjects', set({ price: '₹ 4 Cr' }))
    await save()
    expect((await desk.ask('get', 'state')).body.undo).toBe('Save of “The Aravalli Summit”')
    await desk.ask('post', 'undo')
    expect(desk.data.texts()).toEqual(second)
    const text = desk.data.read(RESIDENTIAL)
    desk.data.write(RESIDENTIAL, `${text}\n`)
    const refused = await desk.ask('post', 'undo')
    expect(refused.body).toEqual({ message: `Not undone: ${RESIDENTIAL} has changed since.` })
    desk.data.write(RESIDENTIAL, text)
    await desk.ask('post', 'undo')
    expect(desk.data.texts()).toEqual(first)
  })
})

describe('a file that changed on disk meanwhile', () => {
  it('is joined with what is typed in other fields', async () => {
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
    desk.data.edit(RESIDENTIAL, '"December 2028"', '"June 2029"')
    const view = await desk.page()
    expect(valueOf(view)).toMatchObject({ price: '₹ 3 Cr', possession: 'June 2029' })
    expect(view.conflicts).toEqual([])
    await save()
    expect(desk.data.read(RESIDENTIAL)).toContain('"June 2029"')
  })

  it.each([
    ['mine', '₹ 3 Cr'],
    ['file', '₹ 9 Cr'],
  ] as const)('is never overwritten: %s is kept when asked', async (keep, kept) => {
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr', possession: 'May 2030' }))
    desk.data.edit(RESIDENTIAL, price, '"price": "₹ 9 Cr"')
    const { conflicts } = await desk.page()
    const place = { file: 'residentialProjects', title: 'Price' }
    expect(conflicts).toMatchObject([{ ...place, mine: '₹ 3 Cr', theirs: '₹ 9 Cr' }])
    const before = desk.data.texts()
    expect((await save()).status).toBe(409)
    expect(desk.data.texts()).toEqual(before)
    await desk.ask('post', `pages/${SUMMIT}/resolve`, { id: conflicts[0]?.id, keep })
    expect((await save()).status).toBe(200)
    expect(JSON.parse(desk.data.read(RESIDENTIAL))['aravalli-crest'][0]).toMatchObject({
      price: kept,
      possession: 'May 2030',
    })
  })

  it('and cannot be read for now keeps what is typed waiting', async () => {
    await desk.type('residentialProjects', set({ price: '₹ 3 Cr' }))
    const text = desk.data.read(RESIDENTIAL)
    desk.data.write(RESIDENTIAL, text.replace('{', ''))
    const gone = await desk.page()
    expect([gone.kind, gone.kept.map(({ text }) => text)]).toEqual(['gone', ['₹ 3 Cr']])
    expect((await save()).status).toBe(409)
    const { unreadable } = await desk.page('files/residentialProjects')
    // It says so at once, before all the data is checked.
    expect(unreadable?.problems).toMatchObject([{ line: 2, message: expect.any(String) }])
    expect(unreadable?.lines.find(({ isWrong }) => isWrong)?.number).toBe(2)
    desk.data.write(RESIDENTIAL, text)
    expect(valueOf(await desk.page())).toMatchObject({ price: '₹ 3 Cr' })
  })
})

it('keeps what is typed for the next desk, and lets in no second one', async () => {
  const data = copySampleData()
  const first = await startDesk(data, state)
  await first.type('residentialProjects', set({ price: '₹ 3 Cr' }))
  await expect(startDesk(data, state)).rejects.toThrow(/A desk is open on .* already/)
  await first.close()
  const second = await startDesk(data, state)
  expect((await second.ask('post', 'undo')).body.message).toBe('There is nothing to undo.')
  const view = await second.page()
  expect(view.isDraft).toBe(true)
  expect(valueOf(view)).toMatchObject({ price: '₹ 3 Cr' })
  expect((await second.ask('delete', `pages/${SUMMIT}`)).body.isDraft).toBe(false)
  await second.close()
})

describe('a finding', () => {
  it('is there with the first page, however long the first check takes', async () => {
    const slow = await startDesk(copySampleData())
    await slow.prepare()
    const { body } = await slow.ask('get', 'pages/projects/crest-greens')
    expect((body as PageView).findings).not.toEqual([])
    await slow.close()
  })

  it('of what is missing is at its own field, in the words of validate', async () => {
    const view = await desk.type('residentialProjects', set({ videos: [{ title: 'A walk' }] }))
    expect(view.findings.find(({ rule }) => rule === 'schema')).toMatchObject({
      pointer: '/videos/0/url',
      message: 'project "The Aravalli Summit": "url" is missing in entry 1 of "videos"',
      place: 'Residential projects › Films › Film 1 › Address',
    })
    expect((await save()).body.message).toMatch(/^Not saved: .*"url" is missing in entry 1/)
    const none = await desk.type(
      'residentialProjects',
      set({ reraNumber: '', rera: [], videos: [] }),
    )
    expect(none.findings.find(({ rule }) => rule === 'no-rera-number')?.hint).toBe(
      'Write "RERA number", or "RERA registrations" with authority and number; where the law asks for none, "Exempt from RERA" with the reason.',
    )
  })
})

describe('a fix', () => {
  it('is put into a section that is new', async () => {
    const page = 'projects/crest-greens'
    const updates = [{ date: '2026-11-20', title: 'Roads laid', percent: '40%' }]
    const view = await desk.type('constructionUpdates', () => updates, page)
    const finding = view.findings.find(({ pointer }) => pointer === '/0/percent')
    const fixed = await desk.ask('post', `pages/${page}/fix`, finding)
    expect(valueOf(fixed.body as PageView, 'constructionUpdates')).toMatchObject([{ percent: 40 }])
  })

  it('is put into the draft, or written at once', async () => {
    const view = await desk.type('residentialProjects', set({ logo: `images/${LOGO}` }))
    const finding = view.findings.find(({ rule }) => rule === 'missing-image')
    expect(finding).toMatchObject({ canFix: true, pointer: '/logo', level: 'error' })
    const fixed = await desk.ask('post', `pages/${SUMMIT}/fix`, finding)
    expect(valueOf(fixed.body as PageView)).toMatchObject({ logo: LOGO })

    desk.data.edit(RESIDENTIAL, LOGO, `data/images/${LOGO}`)
    await desk.desk.inTurn(() => desk.desk.checkNow())
    const problems = (await desk.ask('get', 'problems')).body as { rule: string }[]
    const written = problems.find(({ rule }) => rule === 'missing-image')
    expect((await desk.ask('post', 'problems/fix', written)).body.message).toBe('Fixed')
    expect(desk.data.read(RESIDENTIAL)).toContain(`"${LOGO}"`)

    await desk.type('residentialProjects', set({ logo: `images/${LOGO}` }))
    const typed = (await desk.ask('get', 'problems')).body.find(
      ({ rule }: { rule: string }) => rule === 'missing-image',
    )
    expect((await desk.ask('post', 'problems/fix', typed)).status).toBe(200)
    expect((await desk.page()).isDraft).toBe(false)
  })
})
