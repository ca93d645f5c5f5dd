import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { secondAgency } from '../../tests/fixtures/second-agency.ts'
import { temporaryFolder } from '../../tests/support/programs/run-folder.ts'
import { cardOf } from '../desk/draft/draft-files.ts'
import type { Plan } from './planning-command.ts'
import { planNewDeveloper } from './new/new-developer.ts'
import { planProjectCopy } from './new/copy-project.ts'
import { planNewProject } from './new/new-project.ts'
import { planDeveloperRemoval } from './remove.ts'
import { planDeveloperRename } from './rename/rename-developer.ts'
import { planProjectRename } from './rename/rename-project.ts'
import { openDataSet } from './write/data-set.ts'
import { writeFiles } from './write/write-files.ts'

const SLUG = 'aravali-vikas'
const NAME = 'अरावली विकास'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  for (const [name, value] of Object.entries(secondAgency()))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value, null, 2))
})

const write = ({ changes }: Plan) => writeFiles(folder, changes)
const data = () => openDataSet(folder)
const projects = () => data().value('residentialProjects') as Record<string, object[]>
const developers = () => data().value('leadingRealEstateDevelopers') as object[]

it('a project is added for a developer who is named in other letters', async () => {
  const given = { name: 'Lake Homes', kind: 'residential', developer: ` ${NAME}` }
  await write(planNewProject(data(), given))
  expect(projects()[SLUG]?.at(-1)).toMatchObject({ id: 'lake-homes', developer: NAME })
})

it.each([NAME, SLUG])(
  '%s gets another name in other letters and keeps its address',
  async (asked) => {
    await write(planDeveloperRename(data(), asked, 'अरावली गृह'))
    expect(developers()[0]).toMatchObject({ id: SLUG, name: 'अरावली गृह' })
    expect(Object.keys(projects())).toContain(SLUG)
    expect(projects()[SLUG]).toMatchObject([{ developer: 'अरावली गृह' }, { developer: 'अरावली गृह' }])
    expect(data().value('redirects')).toEqual(secondAgency().redirects)
  },
)

it('a name in Latin letters becomes one in others, and another address where it goes back', async () => {
  await write(planDeveloperRename(data(), 'Q', 'क्यू'))
  expect(developers()[1]).toMatchObject({ id: 'q', name: 'क्यू' })
  expect(projects()['q']?.[0]).toMatchObject({ developer: 'क्यू' })
  await write(planDeveloperRename(data(), 'क्यू', 'Queue'))
  expect(developers()[1]).toMatchObject({ id: 'queue', name: 'Queue' })
  expect(projects()['queue']?.[0]).toMatchObject({ developer: 'Queue' })
  expect(data().value('redirects')).toContainEqual({
    from: '/project-details/q',
    to: '/project-details/queue',
  })
})

it('a name that makes no address is refused where no id makes one', () => {
  const one = { id: 'DEV-7', name: 'Seven Homes', type: 'residential' }
  const file = 'leadingRealEstateDevelopers.json'
  writeFileSync(join(folder, file), JSON.stringify([one]))
  expect(() => planDeveloperRename(data(), 'Seven Homes', 'सात')).toThrow(/has no letters/)
  expect(() => planNewDeveloper(data(), { name: 'सात', type: 'residential' })).toThrow(
    /has no letters .*: add the developer under a name in Latin letters, and rename it afterwards/,
  )
  expect(() => planProjectRename(data(), 'x', 'कुंज वन')).toThrow(
    /: write it as the project's "name"/,
  )
})

it('a word in letters that have no capitals is a name, and no id', async () => {
  await write(planProjectRename(data(), 'kol.1-α', 'शांति'))
  expect(projects()[SLUG]?.[0]).toMatchObject({ id: 'kol.1-α', name: 'शांति' })
})

it('a copy is named in other letters where it is given an id', async () => {
  await write(planProjectCopy(data(), 'kol.2-α', { name: 'शांति', id: 'shanti' }))
  expect(projects()[SLUG]?.at(-1)).toMatchObject({ id: 'shanti', name: 'शांति' })
  expect(projects()[SLUG]?.at(-1)).not.toHaveProperty('slug')
})

it('a card of a project whose id is a number links to it by a text', () => {
  expect(cardOf({ id: 7, name: '7' }, 'id')).toMatchObject({ id: 7, slug: '7' })
})

it('a developer named in other letters is removed with its lists', async () => {
  const file = 'residentialProjects.json'
  writeFileSync(join(folder, file), JSON.stringify({ ...projects(), [SLUG]: [] }))
  await write(planDeveloperRemoval(data(), NAME))
  expect(JSON.stringify([developers(), data().value('companyData'), projects()])).not.toContain(
    NAME,
  )
  expect(Object.keys(projects())).not.toContain(SLUG)
})
