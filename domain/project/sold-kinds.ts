import { isLand } from '../cost/gst.ts'
import { listAnd, normalizeText } from '../text/text.ts'
import type { Project } from './project.ts'

const SHOP = /\b(?:shops?|retail|showrooms?)\b/
const OFFICE = /\boffices?\b/

/**
 * What an agency with these projects sells: 'homes, plots, offices and shops'; a commercial project
 * whose category says neither may be both. 'property' where there is no project.
 */
export function soldKinds(projects: readonly Pick<Project, 'kind' | 'category'>[]): string {
  const sold = new Set(projects.flatMap(kindsOf))
  const inOrder = ['homes', 'plots', 'offices', 'shops'].filter((kind) => sold.has(kind))
  return inOrder.length > 0 ? listAnd(inOrder) : 'property'
}

function kindsOf({ kind, category = '' }: Pick<Project, 'kind' | 'category'>): string[] {
  const plain = normalizeText(category)
  if (kind === 'residential') return [isLand(category) ? 'plots' : 'homes']
  const [isOffice, isShop] = [OFFICE.test(plain), SHOP.test(plain)]
  return [...(isOffice || !isShop ? ['offices'] : []), ...(isShop || !isOffice ? ['shops'] : [])]
}
