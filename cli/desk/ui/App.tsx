import { Undo2 } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { Button } from './controls.tsx'
import { runAction, useDesk, useDeskState } from './desk.ts'
import { AMENITY_LIST } from './form/typed-controls.tsx'
import { Sidebar } from './Sidebar.tsx'
import { RecordPage } from './record-page/RecordPage.tsx'
import { ChangesPage } from './pages/ChangesPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { PicturesPage } from './pages/PicturesPage.tsx'
import { PricesPage } from './pages/PricesPage.tsx'
import { ProblemsPage } from './pages/ProblemsPage.tsx'

/** The desk: the list of all records on the left, and one page beside it. */
export function App() {
  const state = useDesk(({ state }) => state)
  const { pathname } = useLocation()
  const [listFor, setListFor] = useState<string>()
  const showsList = listFor === pathname
  if (!state) return <Waiting />
  return (
    // A narrow window, or a large magnification, shows the list or the page and scrolls as a whole.
    <div className="grid min-w-0 grid-cols-1 grid-rows-[auto_auto_minmax(0,1fr)] md:h-dvh md:grid-cols-[15.5rem_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip 2xl:grid-cols-[20rem_minmax(0,1fr)]">
      <a href="#page" className="skip-link" onClick={goToForm}>
        Go to the form
      </a>
      <Bar />
      <Button
        look="button m-2 md:hidden"
        aria-expanded={showsList}
        onClick={() => setListFor(showsList ? undefined : pathname)}
      >
        All there is
      </Button>
      <Sidebar isShown={showsList} />
      <main
        id="page"
        tabIndex={-1}
        className={`relative min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] md:grid md:overflow-y-auto ${showsList ? 'hidden' : 'grid'}`}
      >
        <Routes>
          <Route index element={<HomePage />} />
          <Route path="problems" element={<ProblemsPage />} />
          <Route path="prices" element={<PricesPage />} />
          <Route path="pictures" element={<PicturesPage />} />
          <Route path="changes" element={<ChangesPage />} />
          <Route path="*" element={<CurrentRecord />} />
        </Routes>
      </main>
      <datalist id={AMENITY_LIST}>
        {state.choices.amenities.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </datalist>
    </div>
  )
}

/** What stands for all of the desk until it has answered. */
const Waiting = () => <p className="p-6">{useDesk(({ notice }) => notice.text) || 'Loading …'}</p>

/** Leads past the list, to the form or to what else the page has. */
function goToForm(event: MouseEvent): void {
  event.preventDefault()
  const target = document.getElementById('form') ?? document.querySelector('main')
  target?.focus()
  target?.scrollIntoView({ block: 'start' })
}

function CurrentRecord() {
  const page = useLocation().pathname.slice(1)
  return <RecordPage key={page} page={page} />
}

/** The bar that shows the result of the last action, and undoes it. */
function Bar() {
  const { readOnly, undo } = useDeskState()
  const notice = useDesk(({ notice }) => notice)
  const pictures = useDesk(({ pictures }) => pictures)
  const { pathname } = useLocation()
  return (
    <header className="col-span-full flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 bg-dark px-4 py-1.5 text-on-dark">
      <Link to="/" className="font-display text-lg whitespace-nowrap">
        Editor’s desk
      </Link>
      {readOnly && <p className="font-semibold text-accent-bright">{readOnly}</p>}
      <output className="ml-auto min-w-0 font-semibold">
        {/* Each message gets a new element, so that the same words are announced again. */}
        <span key={notice.count} className={notice.isRefusal ? 'text-accent-bright' : undefined}>
          {notice.path === pathname && notice.text}
        </span>
      </output>
      {pictures && (
        <label className="flex items-center gap-2 whitespace-nowrap">
          Building pictures
          <progress className="w-24" value={pictures.done} max={pictures.total} />
        </label>
      )}
      <Button
        look="button border-on-dark/40 bg-transparent text-on-dark not-disabled:hover:border-on-dark not-disabled:hover:bg-dark-raised"
        disabled={undo === null}
        title={undo ?? 'Nothing to undo'}
        onClick={() => void runAction('/undo')}
      >
        <Undo2 size={15} aria-hidden="true" /> Undo
      </Button>
    </header>
  )
}
