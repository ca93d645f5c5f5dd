import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from '../../../domain/brand/palette.ts'
import { TYPEFACES } from '../../../server/brochure/typefaces.ts'
import { createPictureFolder, photo, type PictureFolder } from '../picture-folder.fixture.ts'
import { drawSocialCard } from './draw-card.ts'
import { drawText, openTypefaces } from './draw-text.ts'

let folder: PictureFolder

const write = (name: string, value: unknown): void =>
  writeFileSync(join(folder.data, `${name}.json`), JSON.stringify(value))

const card = (path: string) => folder.manifest().cards?.[path]

const fileOf = (path: string): Buffer =>
  readFileSync(join(folder.out, `${card(path)?.hash ?? 'none'}-1200.jpg`))

const project = {
  id: 7,
  name: 'The Aravalli Summit',
  developer: 'Aravalli Crest',
  price: '2.9 - 4.75 Cr',
  localities: 'Sector 65, Gurgaon',
  image: 'exteriors/tower.jpg',
}

beforeEach(async () => {
  folder = createPictureFolder()
  folder.put('exteriors/tower.jpg', await photo(400, 250))
  write('residentialProjects', { 'aravalli-crest': [project] })
  write('leadingRealEstateDevelopers', [
    { id: 1, name: 'Aravalli Crest' },
    { id: 2, name: 'अरावली' },
  ])
  const cities = [
    { slug: 'gurgaon', name: 'Gurgaon' },
    { slug: 'noida', name: 'Noida' },
    { slug: 'pune', name: 'Pune', listed: false },
  ]
  write('site', { name: 'Peak Force', tagline: 'Chosen with care', cities })
})

describe('social cards', () => {
  it('are made for the site, every developer and every project, and say in words what they show', async () => {
    expect(await folder.build()).toMatchObject({ cards: 4 })
    const cards = Object.entries(folder.manifest().cards ?? {}).map(([path, { alt }]) => [
      path,
      alt,
    ])
    expect(cards).toEqual([
      ['/', 'Chosen with care. Gurgaon, Noida'],
      ['/project-details/2', 'अरावली'],
      ['/project-details/aravalli-crest', 'Aravalli Crest. Gurgaon. 1 project from ₹ 2.9 Cr'],
      [
        '/project-details/aravalli-crest/7',
        'The Aravalli Summit. Sector 65, Gurgaon. ₹ 2.9 Cr – 4.75 Cr',
      ],
    ])
    for (const [path = ''] of cards) {
      const { format, width, height } = await sharp(fileOf(path)).metadata()
      expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    }
  })

  it('name no lowest price of a developer where a project has a rate alone, which may come to less', async () => {
    const plots = { ...project, id: 9, price: '₹ 8,500 per sq.ft.' }
    write('residentialProjects', { 'aravalli-crest': [project, plots] })
    await folder.build()
    const { alt } = folder.manifest().cards?.['/project-details/aravalli-crest'] ?? {}
    expect(alt).toBe('Aravalli Crest. Gurgaon. 2 projects')
  })

  it('of other data are shown nowhere, not even while those of the new data are made', async () => {
    await folder.build()
    const drawn = folder.manifest().cards
    let meanwhile: typeof drawn
    const onManifest = () => void (meanwhile = folder.manifest().cards)
    folder.put('exteriors/house.jpg', await photo(300, 200))
    write('commercialProjects', { amber: [{ ...project, id: 8, image: 'exteriors/house.jpg' }] })
    await folder.build({ onManifest })
    expect(meanwhile).toMatchObject({ '/': drawn?.['/'] })
    folder.put('exteriors/house.jpg', await photo(320, 200))
    write('site', { name: 'Backwater Homes', cities: [{ slug: 'kochi', name: 'Kochi' }] })
    await folder.build({ onManifest })
    expect(meanwhile).toEqual({})
    expect(card('/')?.alt).toContain('Kochi')
  })

  it('hold light letters on the left and the picture on the right', async () => {
    await folder.build()
    const light = async (path: string, left: number, width: number): Promise<number> => {
      const region = { left, top: 180, width, height: 400 }
      const pixels = await sharp(fileOf(path)).extract(region).greyscale().raw().toBuffer()
      return pixels.filter((value) => value > 150).length / pixels.length
    }
    // The Hindi name has no place and no price under it: one line of letters.
    expect(await light('/project-details/2', 64, 460)).toBeGreaterThan(0.01)
    expect(await light('/project-details/aravalli-crest/7', 64, 460)).toBeGreaterThan(0.04)
    expect(await light('/project-details/aravalli-crest/7', 600, 560)).toBeGreaterThan(0.1)
  })

  it.each(['agency', 'eyebrow'])('show sixty letters of their %s whole', async (part) => {
    await openTypefaces()
    const cardOf = (name: string) => {
      const words = { title: 'A', [part]: name }
      return drawSocialCard(words, { agency: name, brand: DEFAULT_BRAND }, undefined, undefined)
    }
    const name = 'The Northern Plains Residential and Commercial Estate Agency'
    const [whole, other] = [await cardOf(name), await cardOf(name.replace('Agency', 'Agents'))]
    expect(whole.equals(other)).toBe(false)
  })

  it('leave out what no typeface has, and write the rest', async () => {
    await openTypefaces()
    const style = { face: TYPEFACES.text, colour: '#fff', lineHeight: 1.2, lines: { 24: 1 } }
    const draw = (text: string) => drawText(text, style, 400)
    expect(await draw('✓ தமிழ் Homes 🏠')).toEqual(await draw('Homes'))
    expect(await draw('தமிழ்')).toBeUndefined()
  })

  it('are made again where a word or the picture changes, and go with their record', async () => {
    await folder.build()
    const before = card('/project-details/aravalli-crest/7')?.hash
    expect(await folder.build()).toMatchObject({ cards: 0, files: 0 })
    write('residentialProjects', { 'aravalli-crest': [{ ...project, price: '3 Cr' }] })
    expect(await folder.build({ prune: true })).toMatchObject({ cards: 2, removed: 2 })
    expect(card('/project-details/aravalli-crest/7')?.hash).not.toBe(before)
    folder.put('exteriors/tower.jpg', await photo(400, 250, 3))
    expect(await folder.build()).toMatchObject({ cards: 2 })
    write('residentialProjects', {})
    await folder.build({ prune: true })
    expect(card('/project-details/aravalli-crest/7')).toBeUndefined()
  })

  it('stay as they were where the data they are made from cannot be read', async () => {
    await folder.build()
    const before = folder.manifest().cards
    writeFileSync(join(folder.data, 'residentialProjects.json'), '{')
    await folder.build({ prune: true })
    expect(folder.manifest().cards).toEqual(before)
    expect(fileOf('/project-details/aravalli-crest/7').length).toBeGreaterThan(0)
  })

  it('do without a picture that is missing or damaged, and without a record that makes no sense', async () => {
    folder.put('exteriors/tower.jpg', 'no picture')
    write('commercialProjects', { x: [{ id: 9, name: 5, localities: [1] }, null], y: 'none' })
    expect(await folder.build()).toMatchObject({ cards: 4, images: 1 })
    expect(fileOf('/project-details/aravalli-crest/7').length).toBeGreaterThan(0)
  })
})
