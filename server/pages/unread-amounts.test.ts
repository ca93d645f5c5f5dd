import request from 'supertest'
import { expect, test } from 'vitest'
import { documentIn } from '../../tests/support/html.ts'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

const server = useTestServer()

const listing = async (query: Readonly<Record<string, string>>) =>
  documentIn((await request(server.url).get('/project-details').query(query)).text)

const countOf = (page: Document) => /\d+ projects/.exec(page.body.textContent)?.[0]

test.each([
  ['budgetMax', 'lots'],
  ['budgetMin', '-5 cr'],
  ['budgetMax', '2 million'],
  ['areaMin', '40*60'],
  ['areaMax', '5 marla'],
  ['emi', '50 foo'],
  ['cash', '50.000'],
])(
  '%s of %j filters nothing, stays in its field and is said above the list too',
  async (name, typed) => {
    const page = await listing({ [name]: typed })
    expect(countOf(page)).toBe(countOf(await listing({})))
    const field = page.querySelector(`input[name="${name}"]`)
    expect(field?.getAttribute('value')).toBe(typed)
    const [error = ''] = (field?.getAttribute('aria-describedby') ?? '').split(' ').slice(-1)
    expect(page.getElementById(error)?.textContent).toMatch(/\p{L}/u)
    const said = [...page.querySelectorAll('[role=status]')].map((status) => status.textContent)
    expect(said).toContainEqual(expect.stringContaining(`‘${typed}’`))
  },
)
