import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { sitemapRoutes } from './sitemap.ts'

const server = useTestServer()

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

test('one file says when the data changed', async () => {
  const { text, type } = await request(server.url).get('/sitemap.xml')
  expect(type).toBe('application/xml')
  expect(text).toMatch(/<urlset.*<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/s)
  expect((await request(server.url).get('/sitemap-1.xml')).status).toBe(404)
})

test('more addresses than one file holds lie in several, under an index', async () => {
  const app = express().use(sitemapRoutes(server.services, 40))
  const { text } = await request(app).get('/sitemap.xml')
  expect(text).toContain('<sitemapindex')
  const files = locations(text)
  expect(files.length).toBeGreaterThan(2)
  const found: (string | undefined)[] = []
  for (const file of files) {
    const { text: part } = await request(app).get(new URL(file ?? '').pathname)
    found.push(...locations(part))
  }
  expect(found).toEqual(locations((await request(server.url).get('/sitemap.xml')).text))
  expect((await request(app).get(`/sitemap-${files.length + 1}.xml`)).status).toBe(404)
})
