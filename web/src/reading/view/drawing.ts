/** An element of a picture as plain data, for React to render. */
export type Drawing = { tag: string; attributes: Readonly<Record<string, string>>; children: readonly (Drawing | string)[] }

const tags = new Set('svg g path circle ellipse rect line polyline polygon text tspan title desc defs clipPath mask symbol use'.split(' '))

const plain = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry d points transform pathLength fill fill-opacity fill-rule clip-rule opacity ' +
    'stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order ' +
    'vector-effect text-anchor dominant-baseline font-family font-size font-style font-weight letter-spacing id clip-path mask href class ' +
    'data-fact data-minor preserveAspectRatio'
  ).split(' '),
)

/** Attributes that make sense only in a standalone picture. */
const dropped = new Set(['xmlns', 'role', 'aria-labelledby', 'aria-hidden', 'aria-label', 'xml:lang', 'lang'])

const LOCAL = /^(?:url\()?#([\w-]+)\)?$/

/** Ids are unique within the picture; on a page with others they get a prefix. */
const attributeOf = (name: string, value: string, prefix: string): string | null => {
  if (name === 'id') return `${prefix}${value}`
  if (name === 'class') return value === 'hit' ? value : null
  if (name === 'href' || value.includes('url(')) {
    const [, local] = LOCAL.exec(value) ?? []
    return local === undefined ? null : value.replace(`#${local}`, `#${prefix}${local}`)
  }
  return value
}

const elementOf = (element: Element, prefix: string): Drawing | null => {
  if (!tags.has(element.tagName)) return null
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    if (dropped.has(name)) continue
    const kept = plain.has(name) ? attributeOf(name, value, prefix) : null
    if (kept === null) return null
    attributes[name] = kept
  }
  const children: (Drawing | string)[] = []
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) children.push(child.textContent ?? '')
    else if (child instanceof Element) {
      const drawn = elementOf(child, prefix)
      if (!drawn) return null
      children.push(drawn)
    } else if (child.nodeType !== Node.COMMENT_NODE) return null
  }
  return { tag: element.tagName, attributes, children }
}

/**
 * Parses an SVG document into plain data; null if it holds anything but shapes, text and internal references. Only known elements get
 * through, and no markup is inserted as it is.
 */
export const readDrawing = (svg: string, prefix: string): Drawing | null => {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  return documentElement.tagName === 'svg' ? elementOf(documentElement, prefix) : null
}

/** The ids of the facts that a drawing shows. */
export const factsIn = ({ attributes, children }: Drawing): string[] => [
  ...(attributes['data-fact'] === undefined ? [] : [attributes['data-fact']]),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : factsIn(child))),
]
