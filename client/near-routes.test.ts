import * as fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { nearRoutes } from './near-routes.ts'

const table: RouteObject[] = [
  {
    id: 'shell',
    children: [
      { id: 'home', path: '/' },
      {
        id: 'inner',
        children: [
          { id: 'list', path: '/project-details' },
          { id: 'developer', path: '/project-details/:developer' },
          { id: 'project', path: '/project-details/:developer/:id' },
          { id: 'city', path: '/city/:city' },
          { id: 'pune', path: '/pune' },
          { id: 'lang', path: '/en?/terms' },
          { id: 'any', path: '/:slug/brochure' },
          { id: 'missing', path: '*' },
        ],
      },
    ],
  },
]

const SEGMENTS =
  'project-details Project-Details project%2Ddetails city pune PUNE terms en brochure a .. :slug *'

test('any path is answered as by the whole table', () => {
  const near = nearRoutes(table)
  const idsOf = (routes: RouteObject[], path: string) =>
    matchRoutes(routes, path)?.map(({ route, params }) => [route.id, params])
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', ...SEGMENTS.split(' ')), { maxLength: 4 }),
      (segments) => {
        const path = `/${segments.join('/')}`
        expect(idsOf(near(path), path)).toEqual(idsOf(table, path))
      },
    ),
    { numRuns: 500 },
  )
})

test('few routes are left for a path', () => {
  const near = nearRoutes([{ path: '/a' }, { path: '/b/:id' }, { path: '/b' }, { path: '*' }])
  expect(near('/B/1').map(({ path }) => path)).toEqual(['/b/:id', '/b', '*'])
  expect(near('/c').map(({ path }) => path)).toEqual(['*'])
})
