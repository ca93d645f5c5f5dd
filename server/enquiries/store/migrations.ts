import { Migrator, type Kysely, type Migration } from 'kysely'
import type { Tables } from './tables.ts'

const text = 'text'

// Written in what SQLite and PostgreSQL share. A released step is never changed: add the next one.
const migrations: Readonly<Record<string, Migration>> = {
  '0001-enquiries': {
    async up(db: Kysely<unknown>) {
      await db.schema
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
      await index(db, 'enquiry', ['created_at', 'id'])
      await index(db, 'enquiry', ['phone_key', 'created_at'])

      await db.schema
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
      await index(db, 'delivery', ['channel', 'state', 'next_attempt_at'])

      await db.schema
        .createTable('lease')
        .addColumn('name', text, (c) => c.primaryKey().notNull())
        .addColumn('owner', text, (c) => c.notNull())
        .addColumn('expires_at', text, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('rate')
        .addColumn('address', text, (c) => c.primaryKey().notNull())
        .addColumn('hits', 'integer', (c) => c.notNull())
        .addColumn('ends_at', text, (c) => c.notNull())
        .execute()
    },
  },
  '0002-project-name': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiry').addColumn('project_name', text).execute()
    },
  },
  '0003-missed-search': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('missed_search')
        .addColumn('day', text, (c) => c.notNull())
        .addColumn('words', text, (c) => c.notNull())
        .addColumn('times', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('missed_search_key', ['day', 'words'])
        .execute()
    },
  },
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}

/**
 * Brings the tables up to date. Several processes may do it at once: the steps run in one
 * transaction that holds the write lock (SQLite) or an advisory lock (PostgreSQL).
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: 'migration',
    migrationLockTableName: 'migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
