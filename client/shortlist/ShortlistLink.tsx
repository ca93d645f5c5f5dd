import { paths } from '../../domain/seo/paths.ts'
import { AppLink } from '../components/buttons/Button.tsx'
import { useAnnounced } from '../components/status/announcer.tsx'
import { shortlist, shortlistNotice } from './store.ts'
import { Icon } from '../components/icons/Icon.tsx'

/** The header's way to the saved projects, with their number. */
export function ShortlistLink() {
  const { length } = shortlist.use()
  const notice = shortlistNotice.use()
  useAnnounced(notice?.text)
  return (
    <>
      <AppLink
        to={paths.shortlist}
        aria-label={length === 0 ? 'Shortlist' : `Shortlist, ${length} saved`}
        className="relative inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-on-dark/10"
      >
        <Icon name="Heart" size={22} />
        {length > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-gold px-1 text-center text-xs leading-5 font-semibold text-on-gold tabular-nums"
          >
            {length}
          </span>
        )}
      </AppLink>
      {notice && (
        <p className="fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] rounded-md border border-border border-l-4 border-l-gold bg-surface px-4 py-3 text-ink shadow-float sm:left-auto sm:max-w-md">
          {notice.text}
        </p>
      )}
    </>
  )
}
