import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPath, pathSegments, paths } from './paths.ts'

test.each([
  [paths.developer('Aravalli-Crest'), '/project-details/aravalli-crest'],
  [paths.project('aravalli-crest', 'PF-GGN-0188'), '/project-details/aravalli-crest/PF-GGN-0188'],
  [paths.project('a', 'x/y z?'), '/project-details/a/x%2Fy%20z%3F'],
  [paths.floorPlans('indus-arc'), '/floor-plans/indus-arc'],
  [paths.search(), '/search'],
  [paths.search('3 BHK & more'), '/search?q=3%20BHK%20%26%20more'],
  [paths.enquirySent('PF-7K2M'), '/enquiry-sent?reference=PF-7K2M'],
])('%s is %s', (path, expected) => {
  expect(path).toBe(expected)
})

const somePath = fc
  .array(fc.constantFrom('/', '//', '\\', 'A', 'b', '%c3', '%2F', '-', '.', 'project-details'))
  .map((pieces) => `/${pieces.join('')}`)

describe('canonicalPath', () => {
  test.each([
    ['/', '/'],
    ['/about/', '/about'],
    ['/CITY/Gurgaon//', '/city/gurgaon'],
    ['/Project-Details/Aravalli-Crest', '/project-details/aravalli-crest'],
    ['/Project-Details/Aravalli-Crest/PF-GGN-0188/', '/project-details/aravalli-crest/PF-GGN-0188'],
    [
      '/project-details/aravalli-crest/PF-GGN-0188/More',
      '/project-details/aravalli-crest/pf-ggn-0188/more',
    ],
    ['/%61bout', '/about'],
    ['/location/a%2fb&c', '/location/a%2Fb%26c'],
    ['/location/Caf%c3%a9', '/location/caf%C3%A9'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/%5Cevil.example'],
    ['/data/floorPlan.json', '/data/floorPlan.json'],
    ['', '/'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
    expect(canonicalPath(canonical)).toBe(canonical)
  })

  test('is idempotent, safe to redirect to, and leaves our own addresses alone', () => {
    fc.assert(
      fc.property(somePath, fc.string({ minLength: 1 }), (path, name) => {
        const canonical = canonicalPath(path)
        expect(canonicalPath(canonical)).toBe(canonical)
        expect(canonical).toMatch(/^\/(?![/\\])/)
        for (const own of [paths.project(name, name), paths.locality(name), paths.city(name)]) {
          expect(canonicalPath(own)).toBe(own)
        }
      }),
    )
  })
})

test.each([
  ['/project-details/a/x%2Fy', ['project-details', 'a', 'x/y']],
  ['/caf%C3%A9/', ['café']],
  ['/%E0%A4%A', undefined],
])('%s has the segments %j', (path, segments) => {
  expect(pathSegments(path)).toEqual(segments)
})
