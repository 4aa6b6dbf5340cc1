import { drawBack } from './card-back.ts'
import { type CardTitle, cardTitles } from './card-names.ts'
import { mergeStrokes } from './engraving/marks.ts'
import { GOLD, NIGHT, SURFACE } from './engraving/palette.ts'
import { frame, SUIT_SIGN_WIDTH, suitSign, windowPath } from './motifs/frame.ts'
import { nameAtFoot, numeralAtTop, numeralWidth } from './motifs/lettering.ts'
import { scenes } from './scenes.ts'

const titles: ReadonlyMap<string, CardTitle> = new Map(cardTitles.map((title) => [title.id, title]))

/** The card's face as a complete SVG document of 300 x 520 units; undefined for an id that is not in the deck. */
export function cardSvg(cardId: string): string | undefined {
  const title = titles.get(cardId)
  const scene = scenes[cardId]
  if (!title || !scene) return undefined
  const { id, name, head } = title
  const headWidth = 'numeral' in head ? numeralWidth(head.numeral) : SUIT_SIGN_WIDTH
  const picture =
    `<clipPath id="window-${id}"><path id="opening-${id}" d="${windowPath}"/></clipPath>` +
    `<g clip-path="url(#window-${id})"><path d="M25 52h250v402H25z" fill="${SURFACE}" stroke="none"/>${scene()}</g><use href="#opening-${id}"/>`
  const lettering = ('numeral' in head ? numeralAtTop(head.numeral) : suitSign(head.sign)) + nameAtFoot(name)
  return plate(`card-${id}`, name, title.scene, picture + frame(headWidth) + lettering)
}

/** The back that all cards share; it looks the same upside down. */
export function backSvg(): string {
  return plate('card-back', 'Card back', 'A radial star between two crescent moons, the same upside down.', drawBack())
}

function plate(id: string, title: string, desc: string, drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 520" role="img" aria-labelledby="${id}-title ${id}-desc">` +
    `<title id="${id}-title">${title}</title><desc id="${id}-desc">${desc}</desc>` +
    `<rect width="300" height="520" rx="14" fill="${NIGHT}"/>` +
    `<g fill="none" stroke="${GOLD}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${mergeStrokes(drawing)}</g></svg>`
  )
}
