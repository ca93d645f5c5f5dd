import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { EnquiriesOptions } from '../../../server/enquiries/enquiries.ts'
import { bundled } from '../programs/bundled.ts'
import { openEnquiryService } from './enquiry-service.ts'
import { inStore } from './passing-time.ts'

const MAIN = fileURLToPath(new URL('../../../cli/main.ts', import.meta.url))

/** The path of the CLI, bundled. */
export const cliProgram = (): Promise<string> => bundled(MAIN)

export type Run = { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs `cli enquiries …` as a process of its own. */
export const cli = (env: Record<string, string>, ...args: string[]): Promise<Run> =>
  runCli(env, 'enquiries', ...args)

/** Runs any command of the CLI as a process of its own. */
export async function runCli(env: Record<string, string>, ...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, [await cliProgram(), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  // As bytes: a decoder of text would take a mark at the start away.
  const [out, err] = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
  return { code: (await ended)[0], out: out.toString(), err: err.toString() }
}

/** Stores enquiries as if each had come at its own time. */
export async function fill(
  databaseUrl: string,
  enquiries: [at: string, fields: Record<string, string>][],
  options: Partial<EnquiriesOptions> = {},
): Promise<void> {
  const service = await openEnquiryService(databaseUrl, options)
  for (const [at, fields] of enquiries) {
    const posted = new Map(Object.entries({ name: 'Asha', phone: '9876543210', ...fields }))
    const outcome = await service.enquiries.submit(posted, { address: '203.0.113.7' })
    if (outcome.kind !== 'stored') throw new Error(outcome.kind)
    const created_at = new Date(at).toISOString()
    await inStore(databaseUrl, (db) =>
      db.updateTable('enquiry').set({ created_at }).where('id', '=', outcome.id).execute(),
    )
  }
  await service.enquiries.close()
}
