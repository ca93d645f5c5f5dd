import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityHeaders } from './security.ts'

async function headersOf(env: Record<string, string>, path = '/') {
  const app = express()
  app.use(securityHeaders(readConfig(env, '/app')))
  app.use((_req, res) => void res.send('A page'))
  return (await request(app).get(path)).headers as Record<string, string | undefined>
}

test('a site on https is kept there and apart', async () => {
  const headers = await headersOf({ PUBLIC_URL: 'https://www.example.com' })
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.*upgrade-insecure-requests/,
  )
})

test('a site on plain http is told nothing that needs https', async () => {
  const headers = await headersOf({})
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('microphone and fullscreen are for the site itself, nothing else for anybody', async () => {
  const { 'permissions-policy': policy = '' } = await headersOf({})
  const open = policy.split(', ').filter((part) => !part.endsWith('=()'))
  expect(open).toEqual(['fullscreen=(self)', 'microphone=(self)'])
  expect(policy).toContain('camera=()')
})

test('pictures may be shown by another site of the agency, pages may not', async () => {
  const policy = async (path: string) => (await headersOf({}, path))['cross-origin-resource-policy']
  expect(await policy('/images/abc-640.avif')).toBe('cross-origin')
  expect(await policy('/about')).toBe('same-origin')
})
