import Module from 'node:module'
import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

test('an installation without the packages for development logs JSON lines, whatever NODE_ENV says', () => {
  const nothing = vi
    .spyOn(Module as unknown as { _resolveFilename: () => string }, '_resolveFilename')
    .mockImplementation(() => {
      throw new Error('Cannot find module')
    })
  try {
    expect(createLog({ logLevel: 'info', production: false }).level).toBe('info')
  } finally {
    nothing.mockRestore()
  }
})
