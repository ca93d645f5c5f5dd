import { expect, test } from 'vitest'
import { useTestServer } from '../../tests/support/programs/test-server.ts'
import { visitCalendar } from './visit-calendar.ts'

const server = useTestServer()

test('an agency’s commas, semicolons and backslashes part nothing of a calendar entry', () => {
  const { current } = server.services.catalogue
  const project = current.project('the-aravalli-summit')
  if (!project) throw new Error('the sample has no such project')
  const agency = {
    site: { ...current.site, name: 'Rao, Sons; Homes\\Plots' },
    location: current.location,
  }
  const visit = { visitOn: '2026-11-28', visitSlot: '11:00' }
  const calendar = visitCalendar(agency, 'https://www.example.com', project, visit)
  expect(/^PRODID:(.*)\r$/m.exec(calendar)?.[1]).not.toMatch(/(?<!\\)[,;]/)
  expect(calendar.replaceAll('\r\n ', '')).toContain('Rao\\, Sons\\; Homes\\\\Plots')
})
