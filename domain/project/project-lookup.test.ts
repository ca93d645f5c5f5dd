import { describe, expect, test } from 'vitest'
import { buildLookup } from './project-lookup.ts'
import { exampleProject, sampleProjects } from './sample.fixture.ts'

describe('in the sample data', () => {
  const lookup = buildLookup(sampleProjects)

  test.each([
    ['aravalli-crest', 'PF-GGN-0188', 'PF-GGN-0188'],
    ['aravalli-crest', 'crest-residences-88a', 'PF-GGN-0188'],
    ['kadamba-homes', 'kadamba-grove', '1024'],
    ['Aravalli Crest', 'the-aravalli-summit', 'the-aravalli-summit'],
    ['indus-arc', 'the-aravalli-summit', 'the-aravalli-summit'],
    ['nobody', 'Orbit-Galleria', '1077'],
  ])('%s / %s is %s', (developer, id, expected) => {
    expect(lookup.find(developer, id)?.id).toBe(expected)
  })

  test.each([
    ['aravalli-crest', 'no-such-project'],
    ['aravalli-crest', '__proto__'],
  ])('%s / %s is unknown', (developer, id) => {
    expect(lookup.find(developer, id)).toBeUndefined()
  })

  test.each([
    ['PF-GGN-0188', 'PF-GGN-0188'],
    ['pf-ggn-0188', undefined],
    ['crest-residences-88a', undefined],
  ])('the id %s is of %s', (id, expected) => {
    expect(lookup.byId(id)?.id).toBe(expected)
  })
})

describe('where names collide', () => {
  const one = exampleProject({ id: 'x', slug: 'y', developerSlug: 'a', kind: 'residential' })
  const two = exampleProject({ id: 'y', slug: 'z', developerSlug: 'b', kind: 'commercial' })
  const three = exampleProject({ id: 'X', customId: 'z', slug: 's', developerSlug: 'b' })
  const lookup = buildLookup([one, two, three])

  test.each([
    ['a', 'y', one], // the developer decides before the kind of id
    ['b', 'y', two],
    ['c', 'y', two], // an id goes before a slug
    ['c', 'z', three], // a custom id goes before a slug
    ['b', 'x', one], // the exact spelling goes before another developer's
    ['b', 'S', three],
  ])('%s / %s', (developer, id, expected) => {
    expect(lookup.find(developer, id)).toBe(expected)
  })
})
