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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts()],
  server: { proxy: { '/api': 'http://localhost:8080', '/_dev': 'http://localhost:8080' } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
})
