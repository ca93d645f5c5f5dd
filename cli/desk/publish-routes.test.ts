import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reloadData } from '../../server/process/catalogue-lifecycle.ts'
import type { DataCopy } from '../../tests/support/programs/data-copy.ts'
import { testServer } from '../../tests/support/programs/test-server.ts'
import { newRepositories } from '../publish/repositories.fixture.ts'
import type { PublishView } from './api.ts'
import { startDesk } from './desk.fixture.ts'

const PROJECTS = 'residentialProjects.json'
const PROJECT = 'projects/example-heights'

it(
  'publishes what is saved, says when the site shows it, and goes back',
  { tags: ['needs-git'], timeout: 180_000 },
  async () => {
    const { editor, published } = await newRepositories()
    const site = await testServer({
      DATA_DIR: editor.data,
      IMAGES_DIR: join(editor.folder, 'none'),
    })
    const desk = await startDesk({ folder: editor.data } as DataCopy, undefined, site.url)
    const publish = (path = 'publish', body = {}) => desk.ask('post', path, body)
    const online = async () => ((await desk.ask('get', 'online')).body as { text: string }).text
    expect(await online()).toBe('On line')

    await desk.type(
      'residentialProjects',
      (value) => ({ ...(value as object), price: '₹ 65 L – 90 L' }),
      PROJECT,
    )
    const refused = await publish()
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: 'There is 1 page with changes that are not saved: Example Heights.' },
    ])
    await desk.ask('post', `pages/${PROJECT}/save`)
    const [changes, before] = await Promise.all([
      desk.ask('get', 'changes'),
      desk.ask('get', 'publishing'),
    ])
    expect(changes.body).toMatchObject({ sentence: 'New price of Example Heights' })
    expect(before.body).toMatchObject({ isChanged: true, unsent: 0, asksSite: true })
    editor.hook('pre-commit', 'echo "<script>" >&2; exit 1')
    expect((await publish()).body).toEqual({
      message: 'The repository refuses the commit: <script>',
    })
    editor.hook('pre-commit', 'exit 0')
    const answers = await Promise.all([publish(), publish()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body as object)).toContainEqual({
      message: 'Published: New price of Example Heights.',
    })
    expect(published(PROJECTS)).toContain('₹ 65 L – 90 L')

    expect(await online()).toBe('Not on line yet')
    await reloadData(site.services)
    expect(await online()).toMatch(/^On line since \d\d:\d\d$/)
    // What is saved later is not published yet, and changes nothing of that.
    editor.edit(PROJECTS, 'December 2029', 'January 2030')
    expect(await online()).toMatch(/^On line since/)
    editor.edit(PROJECTS, 'January 2030', 'December 2029')

    const { states } = (await desk.ask('get', 'publishing')).body as Extract<
      PublishView,
      { states: unknown }
    >
    const shown = await desk.ask('get', `published/${states[0]?.commit}`)
    expect(shown.body).toMatchObject({ sections: [{ title: 'Prices' }] })
    expect((await desk.ask('get', 'published/--output=x')).status).toBe(404)
    const back = await publish('publish/back', { commit: states[1]?.commit })
    expect(back.body).toMatchObject({ message: expect.stringContaining('Back to the state') })
    expect((await desk.page(PROJECT)).parts[0]?.record).toMatchObject({ price: '₹ 60 L – 90 L' })
    await site.close()
    expect(await online()).toMatch(/^Not on line yet: 127\.0\.0\.1:\d+ does not answer$/)
    await desk.close()
  },
)
