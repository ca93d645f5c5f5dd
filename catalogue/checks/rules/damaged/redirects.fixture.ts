import { one, type Damage, type Edit } from './edits.fixture.ts'

const summit = '/project-details/aravalli-crest/the-aravalli-summit'

const redirects = (...marked: string[]): Edit['change'] => {
  return () => `[${marked.join(', ')}]`
}

/** Old addresses that lead nowhere, round in a circle, or from a page that is still there. */
export const redirectDamages: readonly Damage[] = [
  one(
    'a redirect to a page that does not exist',
    'redirects.json',
    redirects(`{"from": "/old", "to": ⟦"${summit}-2"}`),
    'redirect-target',
  ),
  ...['/not-found', '/service/none', '/api/search?q=a', '/data/site.json', '/locality/none'].map(
    (to) =>
      one(
        `a redirect to ${to}, which is no page`,
        'redirects.json',
        redirects(`{"from": "/old", "to": ⟦"${to}"}`),
        'redirect-target',
      ),
  ),
  one(
    'two redirects from one address',
    'redirects.json',
    redirects('{"from": "/old", "to": "/plots"}', '{"from": ⟦"/OLD/", "to": "/about"}'),
    'duplicate-record',
  ),
  one(
    'redirects in a circle',
    'redirects.json',
    redirects('{"from": "/old", "to": ⟦"/older"}', '{"from": "/older", "to": "/old"}'),
    'redirect-loop',
  ),
  one(
    'a redirect from a page that is still there',
    'redirects.json',
    redirects(`{"from": ⟦"${summit}", "to": "/plots"}`),
    'redirect-shadowed',
  ),
  one(
    'a redirect from another address of a page',
    'redirects.json',
    redirects(`{"from": ⟦"/home", "to": "/plots"}`),
    'redirect-shadowed',
  ),
  {
    name: 'redirects that lead on to a page, by way of one another',
    edits: [
      {
        file: 'redirects.json',
        change: redirects(
          `{"from": "/old", "to": "/older"}`,
          `{"from": "/older", "to": "${summit}"}`,
          `{"from": "/project-details/gone", "to": "/gurgaon"}`,
          `{"from": "/start", "to": "/home"}`,
          `{"from": "/find", "to": "/search?q=villa"}`,
          `{"from": "/blr", "to": "/city/bengaluru"}`,
        ),
        expect: [],
      },
    ],
  },
]
