import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { EnquiryRow } from '../../../server/enquiries/database/tables.ts'

/** The stored enquiries under one phone number, oldest first, read from the running server's own file. */
export function storedEnquiries(phone: string): EnquiryRow[] {
  const folder = process.env['E2E_VAR']
  if (!folder) throw new Error('E2E_VAR is not set: playwright.config.ts sets it')
  const db = new Database(join(folder, 'enquiries.db'), { readonly: true })
  try {
    return db
      .prepare('select * from enquiry where phone = ? order by created_at')
      .all(phone) as EnquiryRow[]
  } finally {
    db.close()
  }
}

let last = 0

/** A phone number no other test uses. */
export function freshPhone(): string {
  last += 1
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 100
  const random = Math.floor(Math.random() * 10_000)
  return `9${String(worker).padStart(2, '0')}${String(last % 1000).padStart(3, '0')}${String(random).padStart(4, '0')}`
}
