const mostRemembered = 50_000

/** A pure test of texts that keeps its answers: prices and areas repeat over and over. */
export const remember = (test: (text: string) => boolean): ((text: string) => boolean) => {
  const answers = new Map<string, boolean>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = test(text)
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
