import { createRequire } from 'node:module'
import { Resvg, renderAsync } from '@resvg/resvg-js'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { memoize } from '@sibyl/platform/memoize'
import { type Preview, previewSvg } from '../pictures/preview/preview-svg.ts'

const require = createRequire(import.meta.url)

/** The fonts of the product as files, which the renderer needs: browsers load the same families in a form of their own. */
const font = memoize(() => ({
  loadSystemFonts: false,
  fontFiles: [
    require.resolve('@expo-google-fonts/bodoni-moda/400Regular/BodoniModa_400Regular.ttf'),
    require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  ],
  defaultFontFamily: 'Bodoni Moda',
}))

const MEASURED_AT = 100
/** A line may be somewhat wider than the average of its sentence. */
const WIDER = 1.06

/** The width of a character of the text in ems, on average: the renderer alone knows its fonts. */
const letterOf = (text: string): number => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-family="Bodoni Moda" font-size="${MEASURED_AT}">${escapeHtml(text)}</text></svg>`
  return (new Resvg(svg, { font: font() }).getBBox()?.width ?? 0) / MEASURED_AT / text.length
}

/** Draws the preview of a shared sentence as PNG, beside the event loop. */
export const drawPreview = async (preview: Omit<Preview, 'letter'>): Promise<Buffer> => {
  const svg = previewSvg({ ...preview, letter: WIDER * letterOf(preview.sentence) })
  return (await renderAsync(svg, { font: font() })).asPng()
}
