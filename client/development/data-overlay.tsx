import { createRoot } from 'react-dom/client'
import { DataOverlay } from './DataOverlay.tsx'
import { DATA_REPORT_PATH, type DataReport, type Mended } from './data-report.ts'
import { overlayStyle } from './overlay-style.ts'

const MENDED_KEY = 'data-mended'

/**
 * Puts the data's report over the page.
 * @param onReport calls its listener with every later report
 */
export async function showDataOverlay(
  onReport: (listener: (report: DataReport) => void) => void,
): Promise<void> {
  const root = createRoot(shadowBesideThePage())
  let opened = 0
  let isMending = false
  const render = (report: DataReport): void => {
    root.render(
      <DataOverlay
        // A new report opens by itself what was closed, where it has errors.
        key={opened}
        report={report}
        mended={lastMended()}
        onMend={() => {
          isMending = true
          return mend()
        }}
        onClose={() => sessionStorage.removeItem(MENDED_KEY)}
      />,
    )
  }
  onReport((report) => {
    // What is mended is told before the page is loaded with it.
    if (isMending) return
    if (report.errors.count === 0) return window.location.reload()
    opened += 1
    render(report)
  })
  const answer = await fetch(DATA_REPORT_PATH)
  if (answer.ok) render((await answer.json()) as DataReport)
}

function shadowBesideThePage(): ShadowRoot {
  const host = document.createElement('data-overlay')
  // Beside the body: the page's own elements are its own.
  document.documentElement.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(overlayStyle)
  shadow.adoptedStyleSheets = [style]
  return shadow
}

/** What was mended is told on the page that is loaded with it. */
async function mend(): Promise<void> {
  const mended = await fetch(`${DATA_REPORT_PATH}/mend`, { method: 'POST' })
    .then(async (answer): Promise<Mended> => {
      if (answer.ok) return (await answer.json()) as Mended
      return { done: false, told: 'The server refused to change the files.' }
    })
    .catch((): Mended => ({ done: false, told: 'The server could not be reached.' }))
  sessionStorage.setItem(MENDED_KEY, JSON.stringify(mended))
  window.location.reload()
}

function lastMended(): Mended | undefined {
  const kept = sessionStorage.getItem(MENDED_KEY)
  return kept === null ? undefined : (JSON.parse(kept) as Mended)
}
