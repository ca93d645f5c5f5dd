import { expect, test } from 'vitest'
import { loaded } from '../../tests/support/loaded.ts'
import { developerSlugs } from './developer-slugs.ts'

const named = (id: string | number) =>
  `[{"id": ${JSON.stringify(id)}, "name": "अरावली", "type": "Residential"}]`
const projects = '{"अरावली": [{"id": "one", "name": "One", "developer": "अरावली"}]}'

test.each([
  ['the slug of the developer’s id', 'Aravalli-Homes', 'aravalli-homes'],
  ['a digest of the name where the id makes none either', '—', 'developer-8a8e4ec7'],
])('projects of a developer without a Latin letter stand under %s', async (_, id, slug) => {
  const { catalogue } = await loaded({
    residentialProjects: projects,
    commercialProjects: '{}',
    leadingRealEstateDevelopers: named(id),
    companyData: '[]',
    trendingProjects: '[]',
  })
  const [project] = catalogue.projects
  expect(project).toMatchObject({ developerSlug: slug, path: `/project-details/${slug}/one` })
  expect(catalogue.find(slug, 'one')).toBe(project)
  expect(catalogue.developerPage(slug)).toMatchObject({ path: `/project-details/${slug}` })
  expect(catalogue.projectsOf(slug)).toEqual([project])
  for (const { path } of catalogue.developerPages) expect(path).toMatch(/^\/project-details\/[a-z]/)
})

test('the address of such a developer stays when another is added', async () => {
  const paths = async (list: string) => {
    const { catalogue } = await loaded({ residentialProjects: list, commercialProjects: '{}' })
    return catalogue.projects.map(({ path }) => path)
  }
  const [path] = await paths(projects)
  const another = projects.replace(
    '{',
    '{"निकेतन": [{"id": "two", "name": "Two", "developer": "निकेतन"}], ',
  )
  expect(path).toMatch(/^\/project-details\/developer-[0-9a-f]{8}\/one$/)
  expect(await paths(another)).toContain(path)
})

test.each([
  ['Aravalli  crest', 'aravalli-crest'],
  ['AC-1', 'aravalli-crest'],
  ['निर्वाण', 'nirvana-homes'],
  ['Other & Sons', 'other-and-sons'],
  ['—', ''],
])('the slug of a developer by the name or id %s', (text, slug) => {
  const slugOf = developerSlugs([
    { id: 'AC-1', name: 'Aravalli Crest' },
    { id: 'nirvana-homes', name: 'निर्वाण' },
    { id: '—', name: '—' },
  ])
  expect(slugOf(text)).toBe(slug)
})
