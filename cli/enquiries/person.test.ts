import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { storedIn, until } from '../../tests/support/enquiries/enquiry-service.ts'
import { cli, fill } from '../../tests/support/enquiries/enquiries-cli.ts'
import { storeKinds, useStores } from '../../tests/support/enquiries/stores.ts'

const NOW = new Date().toISOString()

describe.each(storeKinds)('on $kind', ({ kind, installed }) => {
  describe.skipIf(!installed)("one person's enquiries", () => {
    const { newStore } = useStores({ kind, installed })
    let url = ''
    beforeAll(async () => {
      url = await newStore()
      await fill(
        url,
        [
          [NOW, { name: 'Asha Erasable', phone: '98765 43210', email: 'Asha@Example.org' }],
          [NOW, { name: 'Asha Erasable', phone: '+91-9876543210', message: 'Again Erasable' }],
          [NOW, { name: 'Ravi', phone: '98765 43211', projectId: 'PF-1', email: 'r@example.org' }],
          [NOW, { name: 'Meera', phone: '12345', email: 'asha@example.org' }],
        ],
        {
          projectName: (id) => (id === 'PF-1' ? 'The Aravalli Summit' : undefined),
          // So that the outbox knows of them too.
          webhookUrl: 'http://127.0.0.1:1/',
        },
      )
    })
    /** The embedded store's files that hold the text. */
    const filesWith = (text: string): string[] => {
      if (kind === 'postgres') return []
      const file = url.replace('sqlite:', '')
      return readdirSync(dirname(file)).filter(
        (name) =>
          name.startsWith(basename(file)) && readFileSync(join(dirname(file), name)).includes(text),
      )
    }
    const run = (...args: string[]) => cli({ DATABASE_URL: url }, ...args)
    const found = async (...args: string[]) => {
      const { code, out } = await run('find', '--format', 'json', ...args)
      expect(code).toBe(0)
      return (JSON.parse(out) as { name: string }[]).map(({ name }) => name).sort()
    }

    test('are found by number and by e-mail address, however typed', async () => {
      expect(await found('--phone', '0 98765-43210')).toEqual(['Asha Erasable', 'Asha Erasable'])
      expect(await found('--phone', '1 23 45')).toEqual(['Meera'])
      expect(await found('--email', ' ASHA@example.org')).toEqual(['Asha Erasable', 'Meera'])
      expect(await found('--email', 'nobody@example.org')).toEqual([])
    })

    test('name the project', async () => {
      const { out } = await run('export', '--format', 'json')
      const names = (JSON.parse(out) as { projectId: string; projectName: string }[]).filter(
        ({ projectId }) => projectId === 'PF-1',
      )
      expect(names).toEqual([expect.objectContaining({ projectName: 'The Aravalli Summit' })])
      expect((await run('list')).out).toContain('The Aravalli Summit')
    })

    test('are erased after being asked, without a trace', async () => {
      if (kind === 'sqlite') await until('it is stored', () => filesWith('Erasable').length > 0)
      const asked = await run('erase', '--phone', '98765 43210')
      expect([asked.code, asked.out]).toEqual([1, 'Would delete 2 enquiries of 98765 43210.\n'])
      const done = await run('erase', '--phone', '98765 43210', '--yes')
      expect([done.code, done.out]).toEqual([0, 'Deleted 2 enquiries of 98765 43210.\n'])
      expect((await storedIn(url)).map(({ name }) => name).sort()).toEqual(['Meera', 'Ravi'])
      expect(filesWith('Erasable')).toEqual([])
    })

    test('are not guessed: without a person nothing is done', async () => {
      const { code, err } = await run('erase', '--yes')
      expect([code, err]).toEqual([2, expect.stringContaining('--phone NUMBER or --email ADDRESS')])
    })
  })
})
