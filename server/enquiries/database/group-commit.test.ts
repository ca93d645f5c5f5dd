import { describe, expect, test } from 'vitest'
import { groupCommit } from './group-commit.ts'

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

describe('items that arrive together', () => {
  test('share one commit, a lone one waits for nobody', async () => {
    const batches: number[][] = []
    const queue = groupCommit<number, number>(async (items) => {
      batches.push([...items])
      await nextTurn()
      return items.map((item) => item * 10)
    }, 1000)
    expect(await queue.add(0)).toBe(0)
    const outcomes = await Promise.all([1, 2, 3, 4].map((item) => queue.add(item)))
    expect(outcomes).toEqual([10, 20, 30, 40])
    expect(batches).toEqual([[0], [1, 2, 3, 4]])
    await queue.idle()
  })

  test('fail together, and the next ones do not', async () => {
    let fails = true
    const queue = groupCommit<number, number>(async (items) => {
      await nextTurn()
      if (fails) throw new Error('no store')
      return items
    }, 1000)
    const failed = await Promise.allSettled([queue.add(1), queue.add(2)])
    expect(failed.map((one) => one.status)).toEqual(['rejected', 'rejected'])
    fails = false
    expect(await queue.add(3)).toBe(3)
  })

  test('are refused after their patience and then not stored any more', async () => {
    const stored: number[] = []
    let open = (): void => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const queue = groupCommit<number, number>(async (items) => {
      await gate
      stored.push(...items)
      return items
    }, 100)
    const first = queue.add(1)
    first.catch(() => {})
    await nextTurn()
    await nextTurn()
    const [begun, waiting] = await Promise.allSettled([first, queue.add(2)])
    for (const one of [begun, waiting]) {
      expect(one.status === 'rejected' && one.reason.message).toBe('the store took too long')
    }
    open()
    await queue.idle()
    expect(stored).toEqual([1])
  })

  test('are refused at once when thousands wait', async () => {
    const queue = groupCommit<number, number>(() => new Promise(() => {}), 50)
    const all = await Promise.allSettled(Array.from({ length: 5200 }, (_, at) => queue.add(at)))
    const reasons = all.map((one) => one.status === 'rejected' && one.reason.message)
    expect(reasons.filter((reason) => reason === 'too many are waiting')).toHaveLength(200)
  })
})
