import type { PricedUnit } from '../../../../../domain/cost/unit.ts'
import { wholeRupees } from '../../cost/amounts.ts'
import { CHOICE, CostLink } from '../../cost/CostLink.tsx'

type UnitChoiceProps = { readonly units: readonly PricedUnit[]; readonly chosen: PricedUnit }

/** Whose price the sums of the section are reckoned from. */
export function UnitChoice({ units, chosen }: UnitChoiceProps) {
  const price = `${chosen.from ? 'from ' : ''}${wholeRupees(chosen.price)}`
  if (units.length < 2) {
    return (
      <p className="mb-6">
        Sums for {chosen.name ?? 'the project'}: <strong className="tabular-nums">{price}</strong>
      </p>
    )
  }
  return (
    <nav aria-label="Configuration for the sums" data-prints="" className="mb-6">
      <p className="mb-3">
        Sums for {chosen.name}: <strong className="tabular-nums">{price}</strong>
        {chosen.area && <span className="text-muted"> ({chosen.area})</span>}
      </p>
      <ul className="flex flex-wrap gap-2 print:hidden">
        {units.map(({ place, name }) => (
          <li key={place}>
            <CostLink
              changes={{ unit: place === units[0]?.place ? undefined : place }}
              anchor="payment"
              current={place === chosen.place}
              className={CHOICE}
            >
              {name}
            </CostLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
