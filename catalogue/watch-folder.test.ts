import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { watchFolder } from './watch-folder.ts'

it('ends after the call that is under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const ending = new AbortController()
  const told: string[] = []
  const onChange = async (): Promise<void> => {
    ending.abort()
    await setTimeout(50)
    told.push('the call')
  }
  await watchFolder(folder, onChange, ending.signal)
  told.push('the watch')
  expect(told).toEqual(['the call', 'the watch'])
})
