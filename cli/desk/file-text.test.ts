import { describe, expect, it } from 'vitest'
import { useDesk } from './desk.fixture.ts'

const desk = useDesk()

describe('a file that cannot be read', () => {
  it('is shown as it is and put right as it is typed', async () => {
    const broken = desk.data.read('careers.json').replace('",\n', '"\n')
    desk.data.write('careers.json', broken)
    const view = await desk.page('files/careers')
    expect([view.text, view.parts]).toEqual([broken, []])
    expect(view.findings[0]?.rule).toBe('json-syntax')
    const put = (text: string) => desk.ask('put', 'files/careers/text', { base: broken, text })
    expect((await put(broken)).body.message).toMatch(/^Not saved: line \d+: /)
    expect((await put('  [ ]\n\n')).body.message).toBe('Saved')
    expect(desk.data.read('careers.json')).toBe('  [ ]\n\n')
    expect((await put('[]')).status).toBe(409)
  })

  it('keeps its CRLF and its byte order mark when it is put right', async () => {
    const right = `\uFEFF${desk.data.read('careers.json').replaceAll('\n', '\r\n')}`
    desk.data.write('careers.json', right.replace('[', ''))
    const { text: base = '' } = await desk.page('files/careers')
    await desk.ask('put', 'files/careers/text', { base, text: `[${base}` })
    expect(desk.data.read('careers.json')).toBe(right)
  })

  it('is shown in its letters where it is UTF-16, and saved as UTF-8', async () => {
    const right = desk.data.read('careers.json')
    desk.data.write('careers.json', Buffer.from(`\uFEFF${right}`, 'utf16le'))
    const { text: base } = await desk.page('files/careers')
    expect(base).toBe(right)
    await desk.ask('put', 'files/careers/text', { base, text: base })
    expect(desk.data.read('careers.json')).toBe(right)
  })

  it('is not overwritten where it has changed meanwhile', async () => {
    const text = desk.data.read('careers.json')
    desk.data.write('careers.json', text.replace('[', ''))
    const { text: base } = await desk.page('files/careers')
    desk.data.write('careers.json', `[[${text}`)
    const { body } = await desk.ask('put', 'files/careers/text', { base, text })
    expect(body.message).toMatch(/^Not saved: careers\.json was changed on disk as well\./)
    expect(desk.data.read('careers.json')).toBe(`[[${text}`)
  })
})
