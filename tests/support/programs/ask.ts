import { Agent, request } from 'node:http'

/** What came of a request. */
export type Asked = {
  /** 0 where the connection broke. */
  readonly status: number
  readonly ms: number
  /** The answer to a post, or what broke; of a page nothing is kept. */
  readonly text: string
}

/** Asks over the agent's connections, as a browser does that keeps them: posts where there is a body. */
export function ask(
  agent: Agent,
  address: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Asked> {
  const began = performance.now()
  const type = { 'content-type': 'application/json' }
  return new Promise((resolve) => {
    const done = (status: number, text: string): void =>
      resolve({ status, ms: performance.now() - began, text })
    const options = body
      ? { agent, method: 'POST', headers: { ...headers, ...type } }
      : { agent, headers }
    const call = request(address, options, (answer) => {
      let text = ''
      if (body) answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      else answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0, text))
      answer.once('error', ({ message }) => done(0, message))
    })
    call.once('error', ({ message }) => done(0, message))
    call.end(body && JSON.stringify(body))
  })
}

/**
 * Asks for all addresses in their order, over so many connections at once.
 * @returns how long each answer took, ms
 * @throws where one is not 200
 */
export async function askAll(
  addresses: readonly string[],
  { hands = 1, headers = {} }: { hands?: number; headers?: Record<string, string> } = {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: hands })
  const times: number[] = []
  let next = 0
  const visit = async () => {
    while (next < addresses.length) {
      const address = addresses[next++] ?? ''
      const { status, ms } = await ask(agent, address, { headers })
      if (status !== 200) throw new Error(`${address} answers ${status}`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: hands }, visit)).finally(() => agent.destroy())
  return times
}

/** The time that a share of the answers kept to, ms: 0.5 is the median. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
