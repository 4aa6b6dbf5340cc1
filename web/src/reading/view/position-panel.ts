import { isCalm } from './calm.ts'
import { isWide } from './is-wide.ts'

const MARGIN = 16
const RULE_PX = 3

/** Where facts are drawn: pictures, and the cards on the table. */
const DRAWN = '.rpicture, .spreadout'

type Shown = HTMLElement | SVGElement

/** Below the columns' width. Asked of the window, not of the panel, whose style would have to be computed first. */
const isSheet = () => !isWide()

const isDrawn = (chip: Element) => chip.closest(DRAWN) !== null

const isAtPicture = (panel: HTMLElement) => panel.hasAttribute('data-at-picture')

const scrollTo = (by: number) => {
  if (by !== 0) scrollBy({ top: by, behavior: isCalm() ? 'auto' : 'smooth' })
}

/** All elements that show one of these facts, in page order. */
const shownOf = (panel: HTMLElement, factIds: ReadonlySet<string>): Shown[] =>
  [...(panel.closest('.reading')?.querySelectorAll<Shown>('[data-fact]') ?? [])].filter((one) => factIds.has(one.dataset.fact ?? ''))

/**
 * The element nearest to the reader that shows the open fact: the mention in the text, or the part of the picture that opened it or that it
 * mentions.
 */
const chipFor = (panel: HTMLElement, lit: ReadonlySet<string>): Shown | undefined => {
  const shown = shownOf(panel, lit)
  const [own] = lit
  const chips = shown.filter(({ dataset }) => dataset.fact === own)
  const focused = shown.find((one) => one === document.activeElement)
  if (focused) panel.toggleAttribute('data-at-picture', isDrawn(focused))
  const here = (one: Shown) => isDrawn(one) === isAtPicture(panel)
  return focused ?? chips.find(here) ?? (isAtPicture(panel) ? shown.find(here) : undefined) ?? chips[0]
}

/**
 * Aligns the panel's top with the element that shows the fact, within the text's bounds; for drawn parts, with the start of the text. `lit`
 * holds the open fact's id first.
 */
export const positionBeside = (panel: HTMLElement, lit: ReadonlySet<string>, mark: HTMLElement | null = null) => {
  const body = panel.parentElement
  const chip = mark ?? chipFor(panel, lit)
  if (!body || isSheet()) return
  const top = body.getBoundingClientRect().top
  // The rule above the panel aligns with the line of the mention.
  const wanted = chip && !isDrawn(chip) ? (chip.getClientRects()[0]?.bottom ?? top) - top - RULE_PX : 0
  const room = body.clientHeight - panel.offsetHeight
  panel.style.setProperty('--whytop', `${Math.round(Math.max(0, Math.min(wanted, room)))}px`)
}

/** Scrolls the panel into view; a sheet must not cover the element that opened it. */
export const keepInSight = (panel: HTMLElement) => {
  const { top, bottom } = panel.getBoundingClientRect()
  const atPicture = isAtPicture(panel)
  const lit = [...document.querySelectorAll('.reading [data-fact][aria-expanded=true]')].find((one) => isDrawn(one) === atPicture)
  // A line of text needs little room; a part of a picture needs some of its surroundings.
  const room = atPicture ? 5 * MARGIN : MARGIN
  const litBottom = lit?.getBoundingClientRect().bottom
  const covered = isSheet() ? (litBottom ? litBottom + room - top : 0) : Math.min(bottom + MARGIN - innerHeight, top - MARGIN)
  const above = isSheet() ? 0 : Math.min(0, top - MARGIN)
  scrollTo(covered > 0 ? covered : above)
}

/** The other place where the open fact appears: the picture if it was opened from the text, and vice versa. */
export type Counterpart = { element: Shown; area: 'text' | 'picture' | 'spread' }

/** If the open fact is not drawn itself, a drawn fact that it mentions. */
export const counterpartOf = (panel: HTMLElement, lit: ReadonlySet<string>): Counterpart | null => {
  const drawn = !isAtPicture(panel)
  const shown = shownOf(panel, lit).filter((one) => isDrawn(one) === drawn)
  const [own] = lit
  const element = shown.find(({ dataset }) => dataset.fact === own) ?? (drawn ? shown[0] : undefined)
  if (!element) return null
  return { element, area: !drawn ? 'text' : element.closest('.spreadout') ? 'spread' : 'picture' }
}

/** Scrolls to the other place where the fact is shown, centred in what the panel leaves of the window. */
export const goTo = (panel: HTMLElement, { element, area }: Counterpart, lit: ReadonlySet<string>) => {
  element.focus({ preventScroll: true })
  // Scrolls inside containers that are wider than the window or taller than their column.
  if (area !== 'text') element.scrollIntoView({ block: 'nearest', inline: 'center' })
  panel.toggleAttribute('data-at-picture', area !== 'text')
  positionBeside(panel, lit)
  const { top, bottom, height } = element.getBoundingClientRect()
  const free = isSheet() ? panel.getBoundingClientRect().top : innerHeight
  // A picture beside the text is already visible.
  if (isSheet() || top < MARGIN || bottom > free - MARGIN) scrollTo(top + height / 2 - free / 2)
}
