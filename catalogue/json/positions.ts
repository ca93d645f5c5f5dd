/** 1-based; columns count UTF-16 code units, as editors do. */
export type LineColumn = { readonly line: number; readonly column: number }

/** Tells lines and columns of a text's offsets. A line ends with LF, alone or behind a CR. */
export function lineCounter(text: string): (offset: number) => LineColumn {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
