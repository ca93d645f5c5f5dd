import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inner}</svg>`

const clean = (inner: string): string => sanitiseSvg(svg(inner)).svg

it.each([
  '<title>A &amp; B</title>',
  '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient>',
  '<clipPath id="c"><rect width="1" height="1"/></clipPath>',
  '<rect fill="url(#g)" clip-path="url(#c)" style="stroke:url(#g)"/>',
  '<style>.a{fill:#fff}</style>',
  '<use href="#g"/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<text text-anchor="middle">x</text>',
])('a drawing keeps %s', (inner) => {
  expect(clean(inner)).toContain(inner)
})

it.each([
  ['in a CDATA section', '<style><![CDATA[.a > .b{fill:#f00}]]></style>', '.a &gt; .b{fill:#f00}'],
  [
    'beside a typeface',
    '<style>@font-face{src:url(x.woff)} .a{fill:#f00}</style>',
    '.a { fill: rgb(255, 0, 0); }',
  ],
  [
    'beside an import',
    '<style>@import "https://evil.example/x.css"; .a{fill:#f00}</style>',
    '.a {',
  ],
  ['beside an address', '<style>.b{fill:url(//evil.example)} .a{fill:#f00}</style>', '.a {'],
])('a drawing keeps classes %s', (_name, inner, kept) => {
  expect(clean(inner)).toContain(kept)
  expect(clean(inner)).not.toMatch(/evil|font-face|woff/u)
})

it('a drawing keeps texts in CDATA sections', () => {
  expect(clean('<text><![CDATA[A & B]]></text>')).toContain('<text>A &amp; B</text>')
})

describe('what a drawing loses', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', 'alert'],
    ['an event handler', '<rect onclick="alert(1)"/>', 'alert'],
    ['a link that runs', '<a href="javascript:alert(1)"><text>x</text></a>', 'javascript'],
    ['a link elsewhere', '<a xlink:href="https://evil.example/"><text>x</text></a>', 'evil'],
    ['a picture elsewhere', '<image href="https://evil.example/x.png"/>', 'evil'],
    ['a drawing in a picture', '<image href="data:image/svg+xml;base64,AAAA"/>', 'base64'],
    ['a part of another drawing', '<use xlink:href="https://evil.example/x.svg#a"/>', 'evil'],
    ['paint from elsewhere', '<rect fill="url(https://evil.example/x.svg#a)"/>', 'evil'],
    ['style from elsewhere', '<style>@import "https://evil.example/x.css";</style>', 'evil'],
    ['style with an address', '<rect style="background:url( \'//evil.example\' )"/>', 'evil'],
    ['style with a hidden address', '<style>.a{background:u\\72l(//evil.example)}</style>', 'evil'],
    ['an animated link', '<a><set attributeName="href" to="javascript:alert(1)"/></a>', 'alert'],
  ])('%s', (_name, inner, gone) => {
    const { svg: text, removed } = sanitiseSvg(svg(inner))
    expect(text).not.toContain(gone)
    expect(removed.length).toBeGreaterThan(0)
  })

  it('its prologue: style sheets and entities', () => {
    const prologue = '<?xml-stylesheet href="https://evil.example/x.css"?><!DOCTYPE svg>'
    expect(sanitiseSvg(prologue + svg('<path d="M0 0"/>')).svg).toBe(`${svg('<path d="M0 0"/>')}\n`)
  })
})

it.each(['', 'hello', '<svg>', '<svg/>', '<html/>', svg('<path>')])('refuses %s', (text) => {
  expect(() => sanitiseSvg(text)).toThrow(/XML is broken|outermost element|lacks xmlns/u)
})
