import request from 'supertest'
import { expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'

const server = useTestServer()

test('the sitemap names its addresses and when the data changed', async () => {
  const { text, type } = await request(server.url).get('/sitemap.xml')
  expect(type).toBe('application/xml')
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n {2}<url><loc>http[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/url>\n/,
  )
  expect(text).toMatch(/<\/urlset>\n$/)
})
