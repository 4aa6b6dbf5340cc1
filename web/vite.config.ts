import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { arrival } from './build/arrival.ts'
import { chunkPatterns, groups } from './build/chunks.ts'
import { leftOut } from './build/left-out.ts'
import { precompressed } from './build/precompressed.ts'
import { serviceWorker } from './build/service-worker.ts'
import { writtenPages } from './build/written-pages.ts'

/** The address of the product, which runs beside this server. */
const product = `http://localhost:${process.env.PORT ?? 8080}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leftOut(), arrival(), precompressed(), chunkPatterns(), serviceWorker(), writtenPages()],
  // The emulators accept changes only from pages of their own host, so the proxy passes the Host header on unchanged.
  server: { proxy: { '/api': product, '/_dev': { target: product } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // One sheet is smaller than the round trips of many.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
