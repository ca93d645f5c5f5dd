import { type Damage, type Edit, one } from './edits.fixture.ts'

const summit = '/project-details/aravalli-crest/the-aravalli-summit'

const redirects = (...marked: string[]): Edit['change'] => {
  return () => `[${marked.join(', ')}]`
}

/** Old addresses that lead nowhere, round in a circle, or from a page that is still there. */
export const redirectDamages: readonly Damage[] = [
  one.redirects(
    'a redirect to a page that does not exist',
    redirects(`{"from": "/old", "to": ⟦"${summit}-2"}`),
    'redirect-target',
  ),
  ...['/not-found', '/service/none', '/api/search?q=a', '/data/site.json', '/locality/none'].map(
    (to) =>
      one.redirects(
        `a redirect to ${to}, which is no page`,
        redirects(`{"from": "/old", "to": ⟦"${to}"}`),
        'redirect-target',
      ),
  ),
  one.redirects(
    'two redirects from one address',
    redirects('{"from": "/old", "to": "/plots"}', '{"from": ⟦"/OLD/", "to": "/about"}'),
    'duplicate-record',
  ),
  one.redirects(
    'redirects in a circle',
    redirects('{"from": "/old", "to": ⟦"/older"}', '{"from": "/older", "to": "/old"}'),
    'redirect-loop',
  ),
  one.redirects(
    'a redirect from a page that is still there',
    redirects(`{"from": ⟦"${summit}", "to": "/plots"}`),
    'redirect-shadowed',
  ),
  one.redirects(
    'a redirect from another address of a page',
    redirects(`{"from": ⟦"/home", "to": "/plots"}`),
    'redirect-shadowed',
  ),
  one.redirects(
    'redirects that lead on to a page, by way of one another',
    redirects(
      `{"from": "/old", "to": "/older"}`,
      `{"from": "/older", "to": "${summit}"}`,
      `{"from": "/project-details/gone", "to": "/gurgaon"}`,
      `{"from": "/start", "to": "/home"}`,
      `{"from": "/find", "to": "/search?q=villa"}`,
      `{"from": "/blr", "to": "/city/bengaluru"}`,
    ),
    [],
  ),
]
