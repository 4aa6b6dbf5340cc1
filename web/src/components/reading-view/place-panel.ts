import { isCalm } from './calm.ts'

const MARGIN = 16

const isSheet = (panel: HTMLElement) => getComputedStyle(panel).position === 'fixed'

const isDrawn = (chip: Element) => chip.closest('.rpicture') !== null

/** What shows the fact where the reader is at: the chip in the text, or the part of the picture that opened it. */
const chipFor = (panel: HTMLElement, factId: string): Element | undefined => {
  const all = panel.closest('.reading')?.querySelectorAll<HTMLElement | SVGElement>('[data-fact]') ?? []
  const chips = [...all].filter((chip) => chip.dataset.fact === factId)
  const focused = chips.find((one) => one === document.activeElement)
  if (focused) panel.toggleAttribute('data-at-picture', isDrawn(focused))
  const atPicture = panel.hasAttribute('data-at-picture')
  return focused ?? chips.find((chip) => isDrawn(chip) === atPicture) ?? chips[0]
}

/** Brings the panel's top to the line of the first chip that speaks of the fact, as far as the text goes; beside the picture to its part. */
export const placeBeside = (panel: HTMLElement, factId: string) => {
  const body = panel.parentElement
  const chip = chipFor(panel, factId)
  if (!body || isSheet(panel)) return
  const top = body.getBoundingClientRect().top
  const wanted = chip ? chip.getBoundingClientRect().top - top - 2 * MARGIN : 0
  const least = chip && isDrawn(chip) ? (chip.closest('.rpicture')?.getBoundingClientRect().top ?? top) - top : 0
  const room = body.clientHeight - panel.offsetHeight
  panel.style.setProperty('--whytop', `${Math.round(Math.max(least, Math.min(wanted, room)))}px`)
}

/** Scrolls so that the panel is seen; for a sheet, so that the sheet does not cover what opened it. */
export const keepInSight = (panel: HTMLElement) => {
  const { top, bottom } = panel.getBoundingClientRect()
  const atPicture = panel.hasAttribute('data-at-picture')
  const lit = document.querySelector(atPicture ? '.rpicture [aria-expanded=true]' : '.fact[aria-expanded=true]')?.getBoundingClientRect()
  // A line of text needs little room; of a picture one wants to see some more than the part.
  const room = atPicture ? 5 * MARGIN : MARGIN
  const covered = isSheet(panel) ? (lit ? lit.bottom + room - top : 0) : Math.min(bottom + MARGIN - innerHeight, top - MARGIN)
  const above = isSheet(panel) ? 0 : Math.min(0, top - MARGIN)
  const by = covered > 0 ? covered : above
  if (by !== 0) scrollBy({ top: by, behavior: isCalm() ? 'auto' : 'smooth' })
}
