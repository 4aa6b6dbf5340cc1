import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Below this, the headers cost more than compression saves. */
const SMALLEST = 1024

/**
 * Compresses each script and style sheet with Brotli's highest level, as `name.js.br`: about a second for the large ones, too slow for a
 * live request.
 */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compressed = Object.values(bundle).map(async (file) => {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
      if (!/\.(js|css)$/.test(file.fileName) || content.length < SMALLEST) return
      await writeFile(join(dir, `${file.fileName}.br`), await compress(content, BEST))
    })
    await Promise.all(compressed)
  },
})
