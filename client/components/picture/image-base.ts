import { createContext, useContext } from 'react'

const ImageBaseContext = createContext('')

/** Set once around all pages: the prefix of picture addresses; empty means this server. */
export const ImageBaseProvider = ImageBaseContext.Provider

/** The prefix of picture addresses, without a slash at its end. */
export const useImageBase = (): string => useContext(ImageBaseContext)
