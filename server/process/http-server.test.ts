import express from 'express'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { bringPrototypesForward, createHttpServer } from './http-server.ts'

test('requests and responses are born with what Express would give them', async () => {
  const app = express()
  bringPrototypesForward(app)
  app.post('/:id', (req, res) => {
    res.status(201).json({ id: req.params.id, app: req.app === app && res.app === app })
  })
  const born: boolean[] = []
  const server = createHttpServer(app).prependListener('request', (req, res) => {
    born.push(Object.getPrototypeOf(req) === app.request)
    born.push(Object.getPrototypeOf(res) === app.response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/7`, { method: 'POST', body: 'x' })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ id: '7', app: true })
    expect(born).toEqual([true, true])
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})
