import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The title is set in a font of our own: fetch both files beside the script, not after the style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  },
})

/** Small and on nearly every page: one file instead of a dozen. What brings a library with it, or is seldom needed, stays on its own. */
const SMALL_PARTS = /web\/src\/(components\/[a-z0-9-]+|lib\/(moon-words|format|redirect|health))\.tsx?$|contracts\/src\/[a-z-]+\.ts$/
const LEFT_OUT = /components\/(tabs|dialog|field|keyhole|constellation|spinner|toast|notice|require-session)\.tsx$/

/** Where the product itself runs beside this server. */
const product = `http://localhost:${process.env.PORT ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  server: { proxy: { '/api': product, '/_dev': product } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // One sheet is smaller than the round trips of many.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'parts', test: (id: string) => SMALL_PARTS.test(id) && !LEFT_OUT.test(id), priority: 1 }] },
      },
    },
  },
})
