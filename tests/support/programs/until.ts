/** Polls until the condition holds; fails with what it waited for, before the test's own time is over. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  limitMs = 45_000,
): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${limitMs} ms in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
