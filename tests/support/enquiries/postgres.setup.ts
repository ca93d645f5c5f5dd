import { freePort } from '../programs/free-port.ts'
import { postgresBin, startPostgres } from './postgres.ts'

/** Starts one PostgreSQL for all tests of a run; who needs it waits for it, nobody else does. */
export default async function startSharedPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (postgresBin === undefined) return undefined
  const port = await freePort()
  process.env['TEST_POSTGRES_PORT'] = String(port)
  const starting = startPostgres(port)
  return async () => (await starting).close()
}
