import { isCalm } from './calm.ts'

const MARGIN = 16

const isSheet = (panel: HTMLElement) => getComputedStyle(panel).position === 'fixed'

/** Brings the panel's top to the line of the first chip that speaks of the fact, as far as the text goes. */
export const placeBeside = (panel: HTMLElement, factId: string) => {
  const body = panel.parentElement
  if (!body || isSheet(panel)) return
  const chips = [...body.querySelectorAll<HTMLElement>('[data-fact]')].filter((chip) => chip.dataset.fact === factId)
  const chip = chips.find((one) => one === document.activeElement) ?? chips[0]
  const wanted = chip ? chip.getBoundingClientRect().top - body.getBoundingClientRect().top - 2 * MARGIN : 0
  const room = body.clientHeight - panel.offsetHeight
  panel.style.setProperty('--whytop', `${Math.round(Math.max(0, Math.min(wanted, room)))}px`)
}

/** Scrolls so that the panel is seen; for a sheet, so that the sheet does not cover what opened it. */
export const keepInSight = (panel: HTMLElement) => {
  const { top, bottom } = panel.getBoundingClientRect()
  const lit = document.querySelector('.fact[aria-expanded=true]')?.getBoundingClientRect()
  const covered = isSheet(panel) ? (lit ? lit.bottom + MARGIN - top : 0) : Math.min(bottom + MARGIN - innerHeight, top - MARGIN)
  const above = isSheet(panel) ? 0 : Math.min(0, top - MARGIN)
  const by = covered > 0 ? covered : above
  if (by !== 0) scrollBy({ top: by, behavior: isCalm() ? 'auto' : 'smooth' })
}
