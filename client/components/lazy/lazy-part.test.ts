import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.ts'

it('fetches once, when first wanted', async () => {
  let fetches = 0
  const part = lazyPart(async () => {
    fetches += 1
    return 'slider'
  })
  expect(part.ready()).toBeUndefined()
  part.preload()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['slider', 'slider'])
  expect(part.ready()).toBe('slider')
  expect(fetches).toBe(1)
})

it('tries again after a failure, which only those who wait for it are told', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('slider')]
  const part = lazyPart(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  part.preload()
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.ready()).toBeUndefined()
  await expect(part.load()).resolves.toBe('slider')
})
