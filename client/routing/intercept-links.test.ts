// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { mayPrefetch, resolveInternalLink } from './intercept-links.ts'

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html
  const found = document.querySelector('a')
  if (!found) throw new Error('no link')
  return found
}

test.each([
  ['<a href="/about">', '/about'],
  [
    '<a href="/project-details?type=residential#results-title">',
    '/project-details?type=residential#results-title',
  ],
  ['<a href="#main">', undefined],
  ['<a href="https://elsewhere.example/about">', undefined],
  ['<a href="tel:+919810012345">', undefined],
  ['<a href="/images/a.jpg">', undefined],
  ['<a href="/no/such/page">', undefined],
  ['<a href="/about" target="_blank">', undefined],
  ['<a href="/about" download>', undefined],
  ['<a>', undefined],
])('%s is followed within the document to %s', (html, to) => {
  expect(resolveInternalLink(link(html))?.href).toBe(to && window.location.origin + to)
})

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '3g' }, true],
  [{}, true],
])('over %j pages are fetched ahead: %s', (connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})
