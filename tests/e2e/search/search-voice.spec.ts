import { expectAccessible } from '../../support/browser/accessibility.ts'
import { expect, test } from '../../support/browser/browser.ts'
import { field, openSearch, options } from '../../support/browser/search.ts'
import { translate } from '../../support/browser/translator.ts'

test('searches for what was said, stops on a press, says what went wrong', async ({ page }) => {
  await translate(page)
  // A browser whose recognition waits for what the test lets it hear.
  await page.addInitScript(() => {
    class Recognition {
      start() {
        Object.assign(window, { recognition: this })
      }
      abort() {
        Object.assign(window, { recognition: undefined })
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Recognition })
  })
  const dispatch = (handler: string, event: object) =>
    page.evaluate(
      ([name, detail]) => {
        const heard: Record<string, (event?: object) => void> = Reflect.get(window, 'recognition')
        heard[name]?.(detail)
        heard['onend']?.()
      },
      [handler, event] as const,
    )
  await openSearch(page)
  const start = page.getByRole('button', { name: 'Search by voice' })
  const stop = page.getByRole('button', { name: 'Stop listening' })
  const problem = page.getByRole('search').getByText(/error|denied|not supported/i)
  await start.click()
  await expect(stop).toBeVisible()
  await expect(field(page)).toHaveAttribute('placeholder', 'Listening...')
  await expect(page.getByRole('status').getByText('Listening')).toBeAttached()
  expect(await page.evaluate(() => (window as { recognition?: object }).recognition)).toMatchObject(
    { lang: 'en-US', continuous: false, interimResults: false, maxAlternatives: 1 },
  )
  await dispatch('onresult', { results: [[{ transcript: ' verdant ' }]] })
  await expect(field(page)).toHaveValue('verdant')
  await expect(field(page)).toBeFocused()
  await expect(options(page).first()).toContainText('Verdant')

  await start.click()
  await stop.click()
  await expect(start).toBeVisible()
  await expect(problem).toHaveCount(0)
  for (const [error, message] of [
    ['network', 'Network error! Please check your internet connection and try again.'],
    ['not-allowed', 'Microphone access denied! Please allow microphone permissions.'],
    ['no-speech', 'Error: no-speech'],
  ] as const) {
    await start.click()
    await dispatch('onerror', { error })
    await expect(problem).toHaveText(message)
  }
  await page.evaluate(() => Object.assign(window, { webkitSpeechRecognition: undefined }))
  await start.click()
  await expect(problem).toHaveText('Voice search is not supported in this browser.')
  await expect(problem).toBeVisible()
  await expectAccessible(page, { part: '[role="search"]' })
  await field(page).press('a')
  await expect(problem).toHaveCount(0)
})
