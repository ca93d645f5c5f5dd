/** A figure about the agency or a developer; several make a `<dl>` row. */
export function Stat({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="display text-4xl">{value}</dd>
    </div>
  )
}
