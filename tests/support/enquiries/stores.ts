import { afterAll, beforeAll } from 'vitest'
import { postgresBin, sharedPostgres, startPostgres } from './postgres.ts'
import { temporaryFolder } from '../programs/run-folder.ts'

type StoreKind = 'sqlite' | 'postgres'

/** The kinds of store that tests run on, for `describe.each`; PostgreSQL only where it is installed. */
export const storeKinds: readonly StoreKind[] =
  postgresBin === undefined ? ['sqlite'] : ['sqlite', 'postgres']

/**
 * Inside a `describe`: makes empty stores of the kind and removes them at its end.
 * @returns `postgres` throws for SQLite
 */
export const useStores = (kind: StoreKind) => storesOf(kind, sharedPostgres)

/** `useStores` on a cluster of its own, which a test may stop. */
export const useOwnStores = (kind: StoreKind) => storesOf(kind, () => startPostgres())

function storesOf<
  Cluster extends Awaited<ReturnType<typeof sharedPostgres>> & { close?: () => Promise<void> },
>(kind: StoreKind, open: () => Promise<Cluster>) {
  const folder = temporaryFolder()
  let cluster: Cluster | undefined
  let files = 0
  beforeAll(async () => {
    if (kind === 'postgres' && postgresBin !== undefined) cluster = await open()
  })
  afterAll(() => cluster?.close?.())
  const postgres = (): Cluster => {
    if (cluster === undefined) throw new Error('this store is not PostgreSQL')
    return cluster
  }
  return {
    postgres,
    newStore: async () =>
      kind === 'sqlite' ? `sqlite:${folder}/${++files}/enquiries.db` : postgres().createDatabase(),
  }
}
