import { useState, type ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { useDesk } from '../desk-context.tsx'
import { RecordActions } from '../dialogs/RecordActions.tsx'
import { SearchResults } from './SearchResults.tsx'
import { RecordList } from './RecordList.tsx'

/**
 * The list of all records, and a field to search them.
 * @param isShown whether a narrow window shows it, in the place of the page
 */
export function Sidebar({ isShown }: { isShown: boolean }) {
  const { counts } = useDesk().state
  const [query, setQuery] = useState('')
  const problems = counts.errors + counts.warnings
  return (
    <nav
      aria-label="All there is"
      className={`min-h-0 flex-col border-r border-border bg-surface md:flex ${isShown ? 'flex' : 'hidden'}`}
    >
      <div className="grid gap-2 border-b border-border p-3">
        <input
          type="search"
          aria-label="Find"
          placeholder="Find a record or a field"
          className="control"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
        />
        <div className="grid grid-cols-2">
          <Place to="/problems">Problems{problems > 0 && ` (${problems})`}</Place>
          <Place to="/prices">Prices</Place>
          <Place to="/pictures">Pictures</Place>
          <Place to="/changes">Changes</Place>
        </div>
        <div className="grid grid-cols-2 gap-1.5">
          <RecordActions actions={['New project', 'New developer']} look="button px-1" />
        </div>
      </div>
      <div className="relative min-h-0 flex-1 p-2 md:overflow-y-auto">
        {query.trim() === '' ? <RecordList /> : <SearchResults query={query.trim()} />}
      </div>
    </nav>
  )
}

const Place = ({ to, children }: { to: string; children: ReactNode }) => (
  <NavLink
    to={to}
    className="flex min-h-8 items-center rounded-sm px-2 font-medium hover:bg-background aria-[current=page]:bg-surface-muted aria-[current=page]:font-semibold"
  >
    <span>{children}</span>
  </NavLink>
)
