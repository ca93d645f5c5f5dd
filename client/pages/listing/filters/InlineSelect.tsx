import { Icon } from '../../../components/icons/Icon.tsx'

/** A select without a visible label: its context says what it is. */
export function InlineSelect<Option extends { value: string; label: string }>({
  name,
  label,
  options,
  value,
  form,
  onChange,
}: {
  name: string
  label: string
  options: readonly Option[]
  value: Option['value']
  /** The id of the select's form, where the select is outside of it. */
  form?: string
  onChange: (form: HTMLFormElement | null, chosen: Option) => void
}) {
  return (
    <div className="relative max-sm:w-full">
      <select
        name={name}
        form={form}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex]
          if (chosen) onChange(currentTarget.form, chosen)
        }}
        className="h-11 w-full appearance-none truncate rounded-md border border-border-strong bg-surface pr-9 pl-3 transition-colors hover:border-ink sm:pr-10 sm:pl-3.5"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="ChevronDown"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
