import { join } from 'node:path'
import express, { Router } from 'express'
import type { BuiltImages } from '../../../server/built-images.ts'

/** A drawing that is opened on its own must not run anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Serves the original pictures of the data folder; with `?small` a built one of a card's size where
 * it exists.
 */
export function pictureFiles(folder: string, built: BuiltImages): Router {
  const router = Router()
  router.use((req, res, next) => {
    const path = decodeURIComponent(req.path.slice(1))
    const view = 'small' in req.query ? built.find(path) : undefined
    res.set('content-security-policy', POLICY)
    if (view && 'hash' in view) res.redirect(302, `/images/${view.hash}-${view.widths[0]}.webp`)
    else next()
  })
  router.use(
    express.static(join(folder, 'images'), { dotfiles: 'deny', index: false, redirect: false }),
  )
  return router
}
