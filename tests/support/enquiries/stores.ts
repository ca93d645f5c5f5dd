import { afterAll, beforeAll } from 'vitest'
import { temporaryFolder } from './enquiry-service.ts'
import { postgresBin, startPostgres, type TestPostgres } from './postgres.ts'

/** One kind of store that a test runs on. */
export type StoreKind = {
  readonly kind: 'sqlite' | 'postgres'
  readonly installed: boolean
}

/** Both kinds, for `describe.each`; PostgreSQL's is skipped where it is not installed. */
export const storeKinds: readonly StoreKind[] = [
  { kind: 'sqlite', installed: true },
  { kind: 'postgres', installed: postgresBin !== undefined },
]

/** Inside a `describe`: makes empty stores of the kind and removes them at its end. */
export function useStores({ kind, installed }: StoreKind): {
  newStore(): Promise<string>
  /** The cluster; throws for SQLite. */
  postgres(): TestPostgres
} {
  const folder = temporaryFolder()
  let cluster: TestPostgres | undefined
  let files = 0
  beforeAll(async () => {
    if (kind === 'postgres' && installed) cluster = await startPostgres()
  })
  afterAll(async () => {
    await cluster?.close()
    folder.remove()
  })
  const postgres = (): TestPostgres => {
    if (cluster === undefined) throw new Error('this store is not PostgreSQL')
    return cluster
  }
  return {
    postgres,
    newStore: async () =>
      kind === 'sqlite'
        ? `sqlite:${folder.path}/${++files}/enquiries.db`
        : postgres().createDatabase(),
  }
}
