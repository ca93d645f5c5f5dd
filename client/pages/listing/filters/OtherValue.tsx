import { useId, useState } from 'react'
import { normalizeText } from '../../../../domain/text/text.ts'
import { Field } from '../../../components/form/Field.tsx'
import type { FacetRule } from '../../../../domain/listing/facets.ts'
import type { ListingControl } from '../use-listing.ts'

type OtherValueProps = {
  facet: FacetRule
  control: ListingControl
  /** How many options there are with those that are not shown. */
  total: number
}

/** Where a filter has more options than a page can show: a field that takes any of them. */
export function OtherValue({ facet, control, total }: OtherValueProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const isTaken = (value: string) =>
    control.listing.query[facet.name].some((one) => normalizeText(one) === normalizeText(value))
  if (text !== '' && text === asked && isTaken(text)) setText('')
  const isUnknown = asked !== '' && text === asked && !control.pending && !isTaken(asked)
  const ask = (form: HTMLFormElement | null) => {
    if (text.trim() === '' || text === asked) return
    setAsked(text)
    control.apply(form)
  }
  return (
    <div className="mt-3">
      <Field
        id={id}
        name={facet.name}
        label={`Another of ${total}`}
        error={isUnknown ? `No project of ours has ‘${asked.trim()}’.` : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={(event) => ask(event.currentTarget.form)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          ask(event.currentTarget.form)
        }}
      />
    </div>
  )
}
