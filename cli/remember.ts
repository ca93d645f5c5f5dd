const mostRemembered = 200_000

/** A pure function of a text that keeps its answers: prices, areas and names repeat over and over. */
export const remember = <T>(answerTo: (text: string) => T): ((text: string) => T) => {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = answerTo(text)
    if (answers.size >= mostRemembered) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
