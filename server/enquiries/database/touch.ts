import type { Db } from './tables.ts'

/**
 * Writes the row of this name, which shows that the store takes writes. In a transaction the row
 * stays locked until its end, so that others who touch it wait.
 */
export async function touch(db: Db, name: 'readiness' | 'event-count'): Promise<void> {
  const row = { name, owner: '', expiresAt: new Date().toISOString() }
  await db
    .insertInto('lease')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}
