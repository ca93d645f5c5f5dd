import { ChevronDown } from 'lucide-react'

type InlineSelectProps<T extends string> = {
  name: string
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  /** The id of its form, where it stands outside of it. */
  form?: string
  onChange: (form: HTMLFormElement | null, chosen: T) => void
}

/** A list of choices without a label of its own line: what stands around it says what it is. */
export function InlineSelect<T extends string>({
  name,
  label,
  options,
  value,
  form,
  onChange,
}: InlineSelectProps<T>) {
  return (
    <div className="relative">
      <select
        name={name}
        form={form}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex]
          if (chosen) onChange(currentTarget.form, chosen.value)
        }}
        className="h-11 w-full appearance-none rounded-md border border-line-strong bg-surface pr-10 pl-3.5 transition-colors hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
