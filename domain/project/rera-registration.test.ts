import { describe, expect, test } from 'vitest'
import type { ReraAuthority } from '../../schemas/generated/data.generated.ts'
import { registrationsIn, registrationViews, reraBadge } from './rera-registration.ts'

const first: ReraAuthority = {
  id: 'first',
  name: 'First Authority',
  states: ['haryana'],
  url: 'https://first.example',
}
const second: ReraAuthority = { ...first, id: 2, name: 'Second', url: 'https://second.example' }
const authorities = [first, second]

const viewsOf = (record: Parameters<typeof registrationsIn>[0], state?: string) =>
  registrationViews(registrationsIn(record), authorities, state)

describe('what is shown of registrations', () => {
  test('the authority of a bare number follows from the state, the first of two', () => {
    expect(viewsOf({ reraNumber: ' X/1 ' }, 'haryana')).toEqual([
      {
        number: 'X/1',
        authority: { name: 'First Authority', url: 'https://first.example' },
        qr: 'https://first.example',
      },
    ])
  })

  test('in a city of no state, and with an unknown authority, the number is alone', () => {
    expect(viewsOf({ reraNumber: 'X/1' })).toEqual([{ number: 'X/1' }])
    expect(viewsOf({ rera: [{ authority: 'none', number: 'X/1' }] }, 'haryana')).toEqual([
      { number: 'X/1' },
    ])
  })

  test('a list counts before the short form, an empty one does not', () => {
    const rera = [{ authority: 2, number: 'X/2', phase: 'Phase 2', validUntil: '2029-03-31' }]
    expect(viewsOf({ rera, reraNumber: 'X/1' }, 'haryana')).toEqual([
      {
        number: 'X/2',
        phase: 'Phase 2',
        validUntil: '2029-03-31',
        authority: { name: 'Second', url: 'https://second.example' },
        qr: 'https://second.example',
      },
    ])
    expect(viewsOf({ rera: [], reraNumber: 'X/1' })).toEqual([{ number: 'X/1' }])
  })

  test('the QR code says its own text, else the page, else the authority’s site', () => {
    const page = { authority: 'first', number: 'X/1', url: 'https://first.example/1' }
    expect(viewsOf({ rera: [{ ...page, qr: 'PROJECT 14' }] })[0]?.qr).toBe('PROJECT 14')
    expect(viewsOf({ rera: [{ ...page, qr: ' ' }] })[0]?.qr).toBe('https://first.example/1')
  })
})

test.each([
  [{ reraNumber: 'X/1', reraExempt: 'Small' }, 'RERA Approved'],
  [{ reraExempt: 'Small' }, 'RERA not required'],
  [{}, undefined],
] as const)('the badge of %j is %s', (project, badge) => expect(reraBadge(project)).toBe(badge))
