import type { ReactNode } from 'react'
import { fontFiles } from './styles/fonts.ts'
import type { PageData } from './routing/load-page.ts'

/** The built files a document names; the same on the server and in the browser. */
export type DocumentAssets = {
  /** The script that fetches the bundle and records input; absent in development. */
  earlyInput?: ScriptFile
  /** The entry of the client bundle; absent where pages run no script, as in the desk's preview. */
  entry?: ScriptFile
  styles: readonly string[]
  /** The modules that the entry imports, and the page's own code. */
  modules: readonly string[]
}

export type ScriptFile = {
  href: string
  /** The file's checksum; a browser refuses any other content. */
  integrity?: string
}

/** What the server hands to the browser, as text in a data block. */
export type DocumentState = {
  assets: DocumentAssets
  /** The colour of the browser's own bars. */
  themeColor: string
  data: PageData
  /** The page's own address, where a form's answer has the form's address. */
  url?: string
}

export const STATE_ID = 'page-state'

type DocumentProps = Pick<DocumentState, 'assets' | 'themeColor'> & {
  /** DocumentState as JSON with `<` escaped. */
  state: string
  /** JSON-LD with `<` escaped, on the server only; React leaves it as it is. */
  structuredData?: readonly string[]
  children: ReactNode
}

/** The whole HTML document. Titles and descriptions are hoisted into the head by each page. */
export function Document({ assets, themeColor, state, structuredData, children }: DocumentProps) {
  return (
    // The script in the head sets an attribute before React hydrates the element.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fontFiles.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {/* Ahead of the styles, which it would wait for, and of all that can be pressed. */}
        {assets.earlyInput ? (
          <script
            src={assets.earlyInput.href}
            integrity={assets.earlyInput.integrity}
            data-program={assets.entry?.href}
            data-integrity={assets.entry?.integrity}
            data-modules={assets.modules.join(' ')}
          />
        ) : (
          assets.entry && <script type="module" src={assets.entry.href} />
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        {children}
        {/* A data block, not a script: the policy allows no inline script at all. */}
        <script id={STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        {structuredData?.map((text) => (
          <script
            key={text}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: text }}
          />
        ))}
      </body>
    </html>
  )
}
