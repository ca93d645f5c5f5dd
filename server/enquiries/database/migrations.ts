import { sql, type Kysely, type SchemaModule } from 'kysely'
import type { DatabaseAddress } from './database-url.ts'
import type { Tables } from './tables.ts'

/** Kysely's own migrator takes the same lock, which releases before this one ran. */
const LOCK = 3853314791062309107n
const TABLE = 'migration'
const text = 'text'

/**
 * The steps in their order, written in what SQLite and PostgreSQL share. A released step is never
 * changed: add the next one, which only adds tables, and columns that may be null or have a default,
 * so that the release before works on the store too.
 */
export const migrations: Readonly<Record<string, (schema: SchemaModule) => Promise<void>>> = {
  async '0001-enquiries'(schema) {
    await schema
      .createTable('enquiry')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('submission_id', text, (c) => c.notNull().unique())
      .addColumn('reference', text, (c) => c.notNull().unique())
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('phone', text, (c) => c.notNull())
      .addColumn('phone_e164', text)
      .addColumn('phone_key', text, (c) => c.notNull())
      .addColumn('email', text)
      .addColumn('message', text)
      .addColumn('source', text)
      .addColumn('page', text)
      .addColumn('developer', text)
      .addColumn('project_id', text)
      .addColumn('utm_source', text)
      .addColumn('utm_medium', text)
      .addColumn('utm_campaign', text)
      .addColumn('utm_term', text)
      .addColumn('utm_content', text)
      .addColumn('referrer', text)
      .addColumn('privacy_version', text)
      .addColumn('marketing', 'integer', (c) => c.notNull())
      .addColumn('suspect', text)
      .addColumn('repeat_of', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .execute()
    await index(schema, 'enquiry', ['created_at', 'id'])
    await index(schema, 'enquiry', ['phone_key', 'created_at'])

    await schema
      .createTable('delivery')
      .addColumn('enquiry_id', text, (c) =>
        c.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('channel', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('queued_at', text, (c) => c.notNull())
      .addColumn('next_attempt_at', text, (c) => c.notNull())
      .addColumn('delivered_at', text)
      .addColumn('last_error', text)
      .addPrimaryKeyConstraint('delivery_key', ['enquiry_id', 'channel'])
      .execute()
    await index(schema, 'delivery', ['channel', 'state', 'next_attempt_at'])

    await schema
      .createTable('lease')
      .addColumn('name', text, (c) => c.primaryKey().notNull())
      .addColumn('owner', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute()
    await schema
      .createTable('rate')
      .addColumn('address', text, (c) => c.primaryKey().notNull())
      .addColumn('hits', 'integer', (c) => c.notNull())
      .addColumn('ends_at', text, (c) => c.notNull())
      .execute()
  },
  async '0002-project-name'(schema) {
    await schema.alterTable('enquiry').addColumn('project_name', text).execute()
  },
  async '0003-missed-search'(schema) {
    await schema
      .createTable('missed_search')
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('words', text, (c) => c.notNull())
      .addColumn('times', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('missed_search_key', ['day', 'words'])
      .execute()
  },
  async '0004-rate-key'(schema) {
    await schema
      .createTable('rate_key')
      .addColumn('day', text, (c) => c.primaryKey().notNull())
      .addColumn('key', text, (c) => c.notNull())
      .execute()
  },
  async '0005-preferred-contact'(schema) {
    for (const name of ['contact_by', 'call_time']) {
      await schema.alterTable('enquiry').addColumn(name, text).execute()
    }
  },
  async '0006-privacy-request'(schema) {
    await schema.alterTable('enquiry').addColumn('request', text).execute()
  },
  async '0007-site-visit'(schema) {
    for (const name of ['visit_on', 'visit_slot']) {
      await schema.alterTable('enquiry').addColumn(name, text).execute()
    }
  },
}

async function index(schema: SchemaModule, table: string, columns: string[]): Promise<void> {
  await schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

/**
 * Brings the tables up to date in one transaction, whichever of several processes is first. Steps
 * that this release does not know were taken by a later one, and the store is used as it is.
 * @param steps all of this release, unless a test imitates another release
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: DatabaseAddress['kind'],
  steps: typeof migrations = migrations,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite's transaction holds the write lock already.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const all = trx.withTables<{ [TABLE]: { name: string; timestamp: string } }>()
    await trx.schema
      .createTable(TABLE)
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (c) => c.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (c) => c.notNull())
      .execute()
    const taken = await all.selectFrom(TABLE).select('name').execute()
    for (const [name, step] of Object.entries(steps)) {
      if (taken.some((one) => one.name === name)) continue
      await step(trx.schema)
      const timestamp = new Date().toISOString()
      await all.insertInto(TABLE).values({ name, timestamp }).execute()
    }
  })
}
