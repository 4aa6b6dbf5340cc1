import { isCalm } from './calm.ts'

const MARGIN = 16

/** Where facts are drawn: pictures, and the cards on the table. */
const DRAWN = '.rpicture, .spreadout'

type Shown = HTMLElement | SVGElement

const isSheet = (panel: HTMLElement) => getComputedStyle(panel).position === 'fixed'

const isDrawn = (chip: Element) => chip.closest(DRAWN) !== null

const isAtPicture = (panel: HTMLElement) => panel.hasAttribute('data-at-picture')

const scrollTo = (by: number) => {
  if (by !== 0) scrollBy({ top: by, behavior: isCalm() ? 'auto' : 'smooth' })
}

/** Everything that shows one of these facts, in the order of the page. */
const shownOf = (panel: HTMLElement, factIds: ReadonlySet<string>): Shown[] =>
  [...(panel.closest('.reading')?.querySelectorAll<Shown>('[data-fact]') ?? [])].filter(({ dataset }) => factIds.has(dataset.fact ?? ''))

/** What shows the open fact where the reader is at: the chip in the text, or the part of the picture that opened it or that it speaks of. */
const chipFor = (panel: HTMLElement, lit: ReadonlySet<string>): Shown | undefined => {
  const shown = shownOf(panel, lit)
  const [own] = lit
  const chips = shown.filter(({ dataset }) => dataset.fact === own)
  const focused = shown.find((one) => one === document.activeElement)
  if (focused) panel.toggleAttribute('data-at-picture', isDrawn(focused))
  const here = (one: Shown) => isDrawn(one) === isAtPicture(panel)
  return focused ?? chips.find(here) ?? (isAtPicture(panel) ? shown.find(here) : undefined) ?? chips[0]
}

/** Brings the panel's top to the line of what shows the fact, as far as the text goes; beside a picture to its part, under cards to the text's beginning. `lit` holds the open fact's id first. */
export const placeBeside = (panel: HTMLElement, lit: ReadonlySet<string>) => {
  const body = panel.parentElement
  const chip = chipFor(panel, lit)
  if (!body || isSheet(panel)) return
  const top = body.getBoundingClientRect().top
  const wanted = chip ? chip.getBoundingClientRect().top - top - 2 * MARGIN : 0
  const picture = chip?.closest('.rpicture')
  const least = picture ? picture.getBoundingClientRect().top - top : 0
  const room = body.clientHeight - panel.offsetHeight
  panel.style.setProperty('--whytop', `${Math.round(Math.max(least, Math.min(wanted, room)))}px`)
}

/** Scrolls so that the panel is seen; for a sheet, so that the sheet does not cover what opened it. */
export const keepInSight = (panel: HTMLElement) => {
  const { top, bottom } = panel.getBoundingClientRect()
  const atPicture = isAtPicture(panel)
  const lit = [...document.querySelectorAll('.reading [data-fact][aria-expanded=true]')].find((one) => isDrawn(one) === atPicture)
  // A line of text needs little room; of a picture one wants to see some more than the part.
  const room = atPicture ? 5 * MARGIN : MARGIN
  const litBottom = lit?.getBoundingClientRect().bottom
  const covered = isSheet(panel) ? (litBottom ? litBottom + room - top : 0) : Math.min(bottom + MARGIN - innerHeight, top - MARGIN)
  const above = isSheet(panel) ? 0 : Math.min(0, top - MARGIN)
  scrollTo(covered > 0 ? covered : above)
}

/** Where else the open fact is shown: drawn, for whoever comes from the text; told, for whoever comes from the picture. */
export type Counterpart = { element: Shown; place: 'text' | 'picture' | 'spread' }

/** Where the open fact is not drawn itself, a part that it speaks of is. */
export const counterpartOf = (panel: HTMLElement, lit: ReadonlySet<string>): Counterpart | null => {
  const drawn = !isAtPicture(panel)
  const shown = shownOf(panel, lit).filter((one) => isDrawn(one) === drawn)
  const [own] = lit
  const element = shown.find(({ dataset }) => dataset.fact === own) ?? (drawn ? shown[0] : undefined)
  if (!element) return null
  return { element, place: !drawn ? 'text' : element.closest('.spreadout') ? 'spread' : 'picture' }
}

/** Goes to where else the fact is shown, in the middle of what the panel leaves of the window. */
export const goTo = (panel: HTMLElement, { element, place }: Counterpart, lit: ReadonlySet<string>) => {
  element.focus({ preventScroll: true })
  // Within a picture that is wider than the window.
  if (place === 'picture') element.scrollIntoView({ block: 'nearest', inline: 'center' })
  panel.toggleAttribute('data-at-picture', place !== 'text')
  placeBeside(panel, lit)
  const { top, height } = element.getBoundingClientRect()
  const free = isSheet(panel) ? panel.getBoundingClientRect().top : innerHeight
  scrollTo(top + height / 2 - free / 2)
}
