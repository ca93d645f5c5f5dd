import { redirectKey } from '../../../domain/seo/redirects.ts'
import { property, type RecordAt } from '../records.ts'
import type { Rule } from '../rule.ts'
import { answerAt, filesWithPages } from '../site-addresses.ts'

const target: Rule = {
  name: 'redirect-target',
  level: 'error',
  guide: 'The old address leads to no page.',
  check: (data, report) => {
    if (data.isBroken('redirects') || !data.isWhole(...filesWithPages)) return
    const froms = data.texts(['redirects'], 'from').map(({ value }) => redirectKey(value))
    const moved = new Set(froms)
    for (const { record, below, value: to } of data.texts(['redirects'], 'to')) {
      if (moved.has(redirectKey(to)) || answerAt(to, data) !== 'nothing') continue
      report(record, below, {
        message: `"${to}" is no page of this site, so visitors are led to 'not found'; write the address of a page`,
      })
    }
  },
}

const shadowed: Rule = {
  name: 'redirect-shadowed',
  level: 'error',
  guide: 'There is a page at the old address, so nobody is sent on. Remove the redirect.',
  check: (data, report) => {
    if (!data.isWhole(...filesWithPages)) return
    for (const { record, below, value: from } of data.texts(['redirects'], 'from')) {
      if (answerAt(from, data) !== 'page') continue
      report(record, below, {
        message: `"${from}" still has a page of its own, so nobody is led on; remove this redirect`,
      })
    }
  },
}

const loop: Rule = {
  name: 'redirect-loop',
  level: 'error',
  guide: 'The old address leads back to itself.',
  check: (data, report) => {
    if (data.isBroken('redirects')) return
    const targets = new Map<string, { to: string; record: RecordAt }>()
    for (const record of data.records('redirects')) {
      const [from, to] = [property(record.value, 'from'), property(record.value, 'to')]
      if (typeof from !== 'string' || typeof to !== 'string') continue
      const key = redirectKey(from)
      if (!targets.has(key)) targets.set(key, { to, record })
    }
    const reported = new Set<string>()
    for (const [start, { to, record }] of targets) {
      const way = new Set<string>()
      let at: string | undefined = start
      while (at !== undefined && !way.has(at)) {
        way.add(at)
        const next: string | undefined = targets.get(at)?.to
        at = next === undefined ? undefined : redirectKey(next)
      }
      // One circle is reported once, at the first redirect in it.
      if (at !== start || reported.has(start)) continue
      for (const one of way) reported.add(one)
      report(record, ['to'], {
        message: `"${to}" leads back here in a circle; let one of these redirects lead to a page`,
      })
    }
  },
}

/** Redirects that lead nowhere, from an address that still has a page, or round in a circle. */
export const redirects: readonly Rule[] = [target, shadowed, loop]
