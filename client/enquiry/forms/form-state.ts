import { createContext, useContext } from 'react'

/**
 * An enquiry form that the server sends back to a browser without JavaScript: what was typed and
 * what is wrong with it.
 */
export type FormState = {
  /** Which form it was: the enquiry's `source`. */
  source: string
  values: Readonly<Record<string, string>>
  /** Field name -> what is wrong with it. */
  errors: Readonly<Record<string, string>>
  /** What is wrong with the whole, such as an unavailable store. */
  message?: string
}

const FormStateContext = createContext<FormState | undefined>(undefined)

export const FormStateProvider = FormStateContext.Provider

/** What the server says of the form named `source`; undefined when it says nothing. */
export function useFormState(source: string): FormState | undefined {
  const state = useContext(FormStateContext)
  return state?.source === source ? state : undefined
}
