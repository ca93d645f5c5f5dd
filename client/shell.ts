import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { LoaderResult } from './source/source.ts'
import type { ShellView } from './source/shell-view.ts'

const ShellContext = createContext<ShellView | undefined>(undefined)

export const ShellProvider = ShellContext.Provider

/** The shell as the root route loaded it. */
export function useShellReply(): ShellView {
  const reply = useRouteLoaderData<LoaderResult<ShellView>>('shell')
  if (reply?.kind !== 'page') throw new Error('the shell was not loaded')
  return reply.page
}

/** The agency's facts and what else is the same on every page. */
export function useShell(): ShellView {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is used outside Layout')
  return shell
}
