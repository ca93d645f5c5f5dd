import { usePage } from '../routing/page-router.tsx'
import type { Contact } from './shell-context.ts'

/** The numbers that the buttons of the page call: its adviser's, else the agency's. */
export function useContact(): Contact {
  const { shell, result } = usePage()
  const { phone, whatsapp } = result.meta?.contact ?? {}
  return { phone: phone ?? shell.agency.phone, whatsapp: whatsapp ?? shell.agency.whatsapp }
}
