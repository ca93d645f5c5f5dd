import { useId } from 'react'
import { Button } from '../../components/buttons/Button.tsx'
import { Field } from '../../components/form/Field.tsx'
import type { RequestedAffordability } from '../../../domain/cost/affordability.ts'
import { AFFORDABILITY_FIELDS } from '../../../domain/cost/affordability-fields.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { affordabilityInput } from '../shared/affordability-input.ts'

/** Adds the row about what the visitor can afford; a plain form, as each answer is another page. */
export function AffordabilityForm({
  affordability,
  onlyDifferences,
  currentAddress,
}: {
  affordability: RequestedAffordability
  onlyDifferences: boolean
  currentAddress: string
}) {
  const titleId = useId()
  const projects = new URLSearchParams(currentAddress.split('?')[1]).get('projects') ?? ''
  return (
    <form
      action={paths.compare}
      aria-labelledby={titleId}
      className="mt-8 max-w-text rounded-lg border border-border bg-surface p-6 print:hidden"
    >
      <h3 id={titleId} className="mb-2 display-small text-xl">
        What can I afford
      </h3>
      <p className="mb-4 text-sm text-muted">
        Price, taxes and fees; other charges of the developer are not counted.
      </p>
      <input type="hidden" name="projects" value={projects} />
      {onlyDifferences && <input type="hidden" name="differences" value="1" />}
      <div className="grid gap-4 sm:grid-cols-2">
        {AFFORDABILITY_FIELDS.map((name) => {
          const { value, error, field } = affordabilityInput(affordability, name)
          return (
            <Field
              key={name}
              id={`compare-${name}`}
              {...field}
              defaultValue={value || undefined}
              error={error}
            />
          )
        })}
      </div>
      <Button type="submit" variant="secondary" className="mt-5">
        Show what fits
      </Button>
    </form>
  )
}
