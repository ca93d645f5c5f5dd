/** Joins '₹ 2.5 Cr' with no-break spaces, so that a range breaks at its dash only. */
export function noBreakAmounts(price: string): string {
  return price.replace(/₹ (?=\d)/g, '₹\u00A0').replace(/(?<=\d) (?=(?:Cr|L|Lakh|K)\b)/g, '\u00A0')
}
