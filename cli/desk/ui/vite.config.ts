import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The pages of `cli edit` have their own bundle, so that the site's does not grow.
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [react(), tailwindcss()],
  publicDir: false,
  build: {
    outDir: '../../../dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 1000,
    target: ['chrome114', 'firefox125', 'safari17'],
  },
})
