import { expect, it } from 'vitest'
import { checkDrawing } from './drawing-check.ts'

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${inner}</svg>`

it.each([
  '<title>A &amp; B</title>',
  '<linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0"/></linearGradient>',
  '<rect fill="url(#g)" clip-path="url( \'#c\' )" style="stroke:url(#g)"/>',
  '<style>.a{fill:#fff}</style>',
  '<style><![CDATA[.a > .b{fill:url("#g")}]]></style>',
  '<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>',
  '<use href="#g"/>',
  '<use xlink:href=" #g "/>',
  '<image href="data:image/png;base64,AAAA"/>',
  '<animate attributeName="opacity" values="0;1"/>',
  '<metadata><x:RDF xmlns:x="urn:x" x:resource="https://licence.example"/></metadata>',
])('a drawing may hold %s', (inner) => {
  expect(() => checkDrawing(`\uFEFF<?xml version="1.0"?>\n<!-- x -->\n${svg(inner)}`)).not.toThrow()
})

it('a drawing may hold a path of many points', () => {
  expect(() => checkDrawing(svg(`<path d="${'M0 0'.repeat(50_000)}"/>`))).not.toThrow()
})

it('a drawing may name the grammar of SVG, as older drawing programs do', () => {
  const doctype =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(() => checkDrawing(`${doctype}\n${svg('<path d="M0 0"/>')}`)).not.toThrow()
})

it.each([
  ['a script', '<script>alert(1)</script>', 'holds a script'],
  [
    'a script by another name',
    '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
    'holds a script',
  ],
  ['an event handler', '<rect onclick="alert(1)"/>', 'holds a script in "onclick"'],
  ['a link that runs', '<a href=" JavaScript:alert(1)"/>', 'holds a script in "href"'],
  [
    'a link that becomes one',
    '<a><set attributeName="xlink:href" to="x"/></a>',
    'changes "xlink:href"',
  ],
  ['a web page', '<foreignObject/>', 'holds a web page in <foreignObject>'],
  [
    'a part of one',
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>',
    'holds a web page in <h:iframe>',
  ],
  ['a link', '<a xlink:href="https://evil.example/"/>', 'loads "https://evil.example/"'],
  ['a picture elsewhere', '<image href="//evil.example/x.png"/>', 'loads "//evil.example/x.png"'],
  ['a picture beside it', '<image href="x.png"/>', 'loads "x.png"'],
  [
    'a drawing within',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    'loads "data:image/svg+xml',
  ],
  ['another base', '<g xml:base="https://evil.example/"/>', 'loads "https://evil.example/"'],
  [
    'paint from elsewhere',
    '<rect fill="url(https://evil.example/x.svg#a)"/>',
    'loads "https://evil',
  ],
  [
    'an address in a style',
    '<rect style="background:url( \'//evil.example\' )"/>',
    'loads "//evil',
  ],
  ['an imported style', '<style>@import "evil.css";</style>', 'loads "@import "evil.css""'],
  ['a style behind a part', '<style><g/>a{b:url(//evil)}</style>', 'loads "//evil"'],
  ['a style in pieces', '<style>a{b:u<![CDATA[rl(//evil)}]]></style>', 'loads "//evil"'],
  ['an escaped address', '<style>.a{b:u\\72 l(//evil)}</style>', 'loads "//evil"'],
  ['a set of pictures', '<style>a{b:image-set("//evil" 1x)}</style>', 'loads "image-set("//evil"'],
])('a drawing is refused for %s', (_name, inner, problem) => {
  expect(() => checkDrawing(svg(`<g>\n  ${inner}</g>`))).toThrow(
    // All the elements begin in the third column of the third line, but what lies within one.
    new RegExp(`^${problem.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&')}.* at line 3, column [36];`),
  )
})

it.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', 'declares entities in its document type at line 1'],
  ['<?xml-stylesheet href="x.css"?>', 'loads "x.css", which is not in the drawing, at line 1'],
])('a drawing is refused for %s ahead of it', (prologue, problem) => {
  expect(() => checkDrawing(prologue + svg(''))).toThrow(problem)
})

it.each([
  ['', 'it holds no <svg>'],
  ['hello', 'the XML is broken at line 1, column 1'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'the XML is broken at line 1'],
  ['<svg/>', 'lacks xmlns'],
  ['<html/>', 'the outermost element is <html>'],
  [svg('<path>'), 'the XML is broken at line 2, column 12: Unexpected close tag'],
  [svg('&nbsp;'), 'the XML is broken at line 2'],
  [svg('') + svg(''), 'another <svg>'],
])('%s is no drawing', (text, problem) => {
  expect(() => checkDrawing(text)).toThrow(problem)
})
