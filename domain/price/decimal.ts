/** An exact decimal number: `digits / 10 ** scale`. Prices are rounded in decimal, never in binary. */
export type Decimal = { digits: bigint; scale: number }

/**
 * A number, or digits with at most one point, as a decimal. Numbers are taken as JavaScript prints
 * them, so that 1.005 is exactly 1.005. Throws a SyntaxError on anything else.
 */
export function decimalFrom(value: number | string): Decimal {
  const text = String(value)
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const decimal = { digits: BigInt(`${whole}${fraction}` || '0'), scale: fraction.length }
  return shift(decimal, Number(exponent))
}

/** The decimal times `10 ** places`, exactly. */
export function shift(value: Decimal, places: number): Decimal {
  const scale = value.scale - places
  return scale >= 0
    ? { digits: value.digits, scale }
    : { digits: value.digits * 10n ** BigInt(-scale), scale: 0 }
}

/** Rounded half up (away from zero) to at most `places` decimals. */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return value
  const unit = 10n ** BigInt(value.scale - places)
  const negative = value.digits < 0n
  const magnitude = negative ? -value.digits : value.digits
  const rounded = (magnitude + unit / 2n) / unit
  return { digits: negative ? -rounded : rounded, scale: places }
}

/** The nearest JavaScript number. */
export function toNumber(value: Decimal): number {
  return Number(toPlainText(value))
}

/** True when the decimal is at least the whole number given. */
export function isAtLeast(value: Decimal, whole: bigint): boolean {
  return value.digits >= whole * 10n ** BigInt(value.scale)
}

/** Digits and, where needed, a point and decimals; no grouping, no trailing zeros. */
export function toPlainText(value: Decimal): string {
  const { sign, whole, fraction } = parts(value)
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * The same with Indian grouping: '12,34,567.5'. `minDecimals` keeps trailing zeros up to that
 * many decimals ('1,234.50').
 */
export function toIndianText(value: Decimal, minDecimals = 0): string {
  const { sign, whole, fraction } = parts(value)
  const decimals = fraction.padEnd(minDecimals, '0')
  return `${sign}${groupIndian(whole)}${decimals === '' ? '' : `.${decimals}`}`
}

function parts(value: Decimal): { sign: string; whole: string; fraction: string } {
  const negative = value.digits < 0n
  const text = (negative ? -value.digits : value.digits).toString().padStart(value.scale + 1, '0')
  const split = text.length - value.scale
  return {
    sign: negative ? '-' : '',
    whole: text.slice(0, split),
    fraction: text.slice(split).replace(/0+$/, ''),
  }
}

function groupIndian(whole: string): string {
  const head = whole.slice(0, -3)
  if (head === '') return whole
  return `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`
}
