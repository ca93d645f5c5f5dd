import { vi } from 'vitest'
import { run } from '../../../cli/program.ts'

export type Ended = { readonly code: number; readonly out: string; readonly err: string }

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a command of the CLI in this process, which is many times as fast as in one of its own; one
 * after another, as they share its streams, environment and status.
 * @param env what is set for it, beside what is set for the tests
 */
export function cli(env: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> {
  const ended = last.then(() => runCaught(env, args))
  last = ended.catch(() => undefined)
  return ended
}

async function runCaught(env: Readonly<Record<string, string>>, args: string[]): Promise<Ended> {
  const written = { stdout: '', stderr: '' }
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text)
      return true
    }),
  )
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, env)
  process.exitCode = undefined
  try {
    await run(args)
    const code = Number(process.exitCode ?? 0)
    return { code, out: written.stdout, err: written.stderr }
  } finally {
    process.exitCode = undefined
    for (const stream of streams) stream.mockRestore()
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}
