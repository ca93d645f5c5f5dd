import { useLocation } from 'react-router-dom'
import { affordabilityQuerySuffix } from '../../domain/cost/affordability-fields.ts'
import { paths } from '../../domain/seo/paths.ts'
import {
  MIN_COMPARED,
  MAX_COMPARED,
  pathWithKeys,
  projectKey,
} from '../../domain/shortlist/shortlist.ts'
import { AppLink } from '../components/links/AppLink.tsx'
import { cx } from '../components/cx.ts'
import { shortlist, toggleSaved } from './saved-projects.ts'
import { Icon } from '../components/icons/Icon.tsx'

type SaveButtonProps = {
  path: string
  name: string
  label?: string
  className?: string
}

/** Saves a project in this browser, or removes it; absent without script. */
export function SaveButton({ path, name, label, className }: SaveButtonProps) {
  const key = projectKey(path)
  const saved = shortlist.use().includes(key)
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`Save ${name}`}
      title={saved ? 'Saved; press to remove' : 'Save to your shortlist'}
      onClick={() => toggleSaved(path)}
      className={cx(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 transition-colors noscript:hidden print:hidden',
        className,
      )}
    >
      <Icon name="Heart" size={20} className={cx(saved && 'fill-danger text-danger')} />
      {label && <span>{label}</span>}
    </button>
  )
}

/** A card's heart and, with two projects saved, a way to compare this one with them. */
export function CardSaveButton({ path, name }: Pick<SaveButtonProps, 'path' | 'name'>) {
  const keys = shortlist.use()
  const search = new URLSearchParams(useLocation().search)
  const key = projectKey(path)
  const compared = [key, ...keys.filter((other) => other !== key)].slice(0, MAX_COMPARED)
  return (
    <>
      <SaveButton
        path={path}
        name={name}
        className="absolute top-2 right-2 z-10 size-11 rounded-full bg-surface/95 text-ink shadow-soft hover:bg-surface"
      />
      {keys.length >= MIN_COMPARED && keys.includes(key) && (
        <AppLink
          to={pathWithKeys(paths.compare, compared) + affordabilityQuerySuffix(search)}
          aria-label={`Compare ${name}`}
          className="absolute right-2 bottom-2 z-10 inline-flex min-h-11 items-center rounded-full bg-surface px-4 text-sm font-semibold shadow-soft hover:bg-accent-tint"
        >
          Compare
        </AppLink>
      )}
    </>
  )
}
