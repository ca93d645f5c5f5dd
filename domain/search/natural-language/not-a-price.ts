import { phraseFinder } from '../../amount/phrase-finder.ts'
import type { Token } from '../../amount/amount-tokens.ts'
import { LOCAL_AREA_UNITS } from '../../amount/unit-spellings.ts'
import { queryTokens, wordSet } from './query-tokens.ts'

/**
 * A sum of money beside one of these words is what a visitor earns or pays as rent. It is no
 * budget.
 */
const INCOME_OR_RENT =
  'salary,income,earning,earnings,earn,ctc,package,turnover,revenue,profit,rent,rental,lease,pg,maintenance'
/**
 * A sum beside one of these words is no price in rupees: it is in another currency, or a part of a
 * payment, or a gain.
 */
const NO_PRICE =
  'usd,dollar,dollars,aed,dirham,dirhams,eur,euro,euros,gbp,pound,pounds,' +
  'loan,loans,debt,home loan,token,book,booking,advance,deposit,security,down,upfront,fee,fees,charge,charges,plc,edc,idc,brokerage,commission,tax,taxes,gst,tds,duty,stamp duty,registry,registration,penalty,fine,insurance,interior,interiors,furniture,renovation,' +
  'discount,discounts,off,offer,offers,benefit,benefits,free,cashback,cash back,subsidy,pmay,refund,bonus,gift,prize,reward,lottery,voucher,' +
  'save,saves,saved,saving,savings,win,won,gain,gains,loss,return,returns,interest,invested,fd,sip,mutual fund,' +
  'annum,annual,annually,yearly,year,years,pa,p a,lpa,%,percent,people,families,trees,crowd,views,km,' +
  LOCAL_AREA_UNITS.split(',')
    .map((unit) => `per ${unit}`)
    .join(',')

const phrasesIn = (list: string) =>
  phraseFinder(list.split(',').map((phrase) => [phrase, true] as const))

/** Words that may stand between an amount and such a word: 'salary is 2 lakh', 'discount of 5 lakh', '12 lakh a year'. */
const BETWEEN = wordSet('ka ki ke of is amount hai on as for in at with per a an /')

/** Whether one of some words stands beside an amount. */
function isBeside(list: string) {
  const find = phrasesIn(list)
  return (tokens: readonly Token[], from: number, end: number): boolean => {
    const isBetween = (index: number) => BETWEEN.has(tokens[index]?.text ?? '')
    let before = from - 1
    while (isBetween(before)) before -= 1
    let after = end
    while (!find(tokens, after) && isBetween(after)) after += 1
    return find(tokens, before) !== undefined || find(tokens, after) !== undefined
  }
}

/** Whether the words beside an amount say that it is earned, or paid for living there. */
export const isIncomeOrRent = isBeside(INCOME_OR_RENT)

const isNoPrice = isBeside(`${INCOME_OR_RENT},${NO_PRICE}`)

const noPriceAt = phrasesIn(NO_PRICE)

/** Whether a name says no more than one of these words: of the service 'Home Loan' money is said, too. */
export function isNameOfMoney(name: string): boolean {
  const tokens = queryTokens(name)
  return noPriceAt(tokens, 0)?.length === tokens.length
}

/** Whether what stands beside an amount says that it is not a price in rupees. */
export const isNotAPrice = (tokens: readonly Token[], from: number, end: number): boolean =>
  isNoPrice(tokens, from, end) ||
  [tokens[from - 1], tokens[end]].some((token) => /^[$€£]$/.test(token?.text ?? ''))

/** Whether the words beside a length in feet, yards or metres say that it is no size of a home: '60 ft road'. */
export const isLength = isBeside(
  'road,roads,street,lane,wide,width,broad,front,frontage,facing,away,distance,height,high,tall,ceiling,ceilings,deep,depth,long,length,setback,from,above sea level,altitude',
)
