import { sql, type Kysely } from 'kysely'
import type { DatabaseAddress } from '../../config/parsers.ts'
import type { Tables } from './tables.ts'

/**
 * The number of the lock that Kysely's own migrator takes, and so releases before this one took.
 */
const LOCK = 3853314791062309107n

/**
 * The steps in their order, written in what SQLite and PostgreSQL share. A released step is never
 * changed: add the next one, which only adds tables, and columns that may be null or have a default,
 * so that the release before works on the store too.
 */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  '0001-enquiries': [
    `create table enquiry (
      id text not null primary key,
      submission_id text not null unique,
      reference text not null unique,
      fingerprint text not null,
      name text not null,
      phone text not null,
      phone_e164 text,
      phone_key text not null,
      email text,
      message text,
      source text,
      page text,
      developer text,
      project_id text,
      utm_source text,
      utm_medium text,
      utm_campaign text,
      utm_term text,
      utm_content text,
      referrer text,
      privacy_version text,
      marketing integer not null,
      suspect text,
      repeat_of text,
      created_at text not null
    )`,
    'create index enquiry_created_at_id on enquiry (created_at, id)',
    'create index enquiry_phone_key_created_at on enquiry (phone_key, created_at)',
    `create table delivery (
      enquiry_id text not null references enquiry (id) on delete cascade,
      channel text not null,
      state text not null,
      attempts integer not null,
      queued_at text not null,
      next_attempt_at text not null,
      delivered_at text,
      last_error text,
      constraint delivery_key primary key (enquiry_id, channel)
    )`,
    `create index delivery_channel_state_next_attempt_at
      on delivery (channel, state, next_attempt_at)`,
    'create table lease (name text not null primary key, owner text not null, expires_at text not null)',
    'create table rate (address text not null primary key, hits integer not null, ends_at text not null)',
  ],
  '0002-project-name': ['alter table enquiry add column project_name text'],
  '0003-missed-search': [
    `create table missed_search (
      day text not null,
      words text not null,
      times integer not null,
      constraint missed_search_key primary key (day, words)
    )`,
  ],
  '0004-rate-key': ['create table rate_key (day text not null primary key, key text not null)'],
  '0005-preferred-contact': [
    'alter table enquiry add column contact_by text',
    'alter table enquiry add column call_time text',
  ],
  '0006-privacy-request': ['alter table enquiry add column request text'],
  '0007-site-visit': [
    'alter table enquiry add column visit_on text',
    'alter table enquiry add column visit_slot text',
  ],
  '0008-attribution': ['alter table enquiry add column attribution text'],
  '0009-email-index': ['create index enquiry_lower_email on enquiry (lower(email))'],
  '0010-adviser': ['alter table enquiry add column adviser text'],
  '0011-event-count': [
    `create table event_count (
      day text not null,
      event text not null,
      key text not null,
      source text not null,
      times integer not null,
      constraint event_count_key primary key (day, event, key, source)
    )`,
  ],
}

/**
 * Brings the tables up to date in one transaction, whichever of several processes is first. Steps
 * that this release does not know were taken by a later one, and the store is used as it is.
 * @param steps all of this release, unless a test imitates another release
 * @returns the steps that an older store lacked; none for a new store
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: DatabaseAddress['kind'],
  steps: typeof migrations = migrations,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    // SQLite's transaction holds the write lock already.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    await sql`create table if not exists migration
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(trx)
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx)
    const missing = Object.entries(steps).filter(([step]) =>
      rows.every(({ name }) => name !== step),
    )
    for (const [name, statements] of missing) {
      for (const statement of statements) await sql.raw(statement).execute(trx)
      await sql`insert into migration values (${name}, ${new Date().toISOString()})`.execute(trx)
    }
    return rows.length === 0 ? [] : missing.map(([name]) => name)
  })
}
