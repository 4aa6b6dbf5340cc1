import bodoni from '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The fonts of our pictures, by the family name that a picture uses. */
const FONTS = [
  { name: 'Bodoni Moda', file: bodoni, more: 'text{font-variation-settings:"opsz" 11}' },
  { name: 'Instrument Sans', file: instrument, more: '' },
] as const

export type LoadedPicture = { image: HTMLImageElement; width: number; height: number }

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const fetched = async (address: string): Promise<Response> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer
}

/** An SVG loaded as an image cannot use the page's fonts, so its font has to be embedded. */
const fontStyle = async ({ name, file, more }: (typeof FONTS)[number]): Promise<string> => {
  const font = await asDataUrl(await (await fetched(file)).blob())
  return `@font-face{font-family:"${name}";src:url(${font}) format("woff2");font-weight:400 900}${more}`
}

const ratioOf = (svg: Element): number => {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) throw new Error('a picture has no size')
  return height / width
}

/** Prepares an SVG for a canvas, `width` wide in its units and sharp up to `density` times that. Rejects when it is no picture. */
export const loadSvg = async (text: string, width: number, density: number): Promise<LoadedPicture> => {
  const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml')
  const height = width * ratioOf(svg)
  svg.setAttribute('width', String(Math.round(width * density)))
  svg.setAttribute('height', String(Math.round(height * density)))
  const named = FONTS.filter(({ name }) => text.includes(name))
  if (named.length > 0) {
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
    style.textContent = (await Promise.all(named.map(fontStyle))).join('')
    svg.prepend(style)
  }
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  return { image, width, height }
}

/** The same for one of our pictures. Rejects when it fails to load. */
export const loadPicture = async (src: string, width: number, density: number): Promise<LoadedPicture> =>
  loadSvg(await (await fetched(src)).text(), width, density)
