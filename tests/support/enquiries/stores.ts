import { afterAll, beforeAll, describe } from 'vitest'
import { sharedPostgres, startPostgres } from './postgres.ts'
import { temporaryFolder } from '../programs/run-folder.ts'

type StoreKind = 'sqlite' | 'postgres'

/** A `describe` for each kind of store. */
export function describeStores(name: string, define: (kind: StoreKind) => void): void {
  describe(`${name} on SQLite`, () => {
    define('sqlite')
  })
  describe(`${name} on PostgreSQL`, { tags: ['needs-postgresql'] }, () => {
    define('postgres')
  })
}

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
    if (kind === 'postgres') cluster = await open()
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
