/** Animates a card from where it was picked to where it now lies; under reduced motion it only fades in. */
export const flyTo = (card: HTMLElement, from: DOMRect, calm: boolean): void => {
  if (typeof card.animate !== 'function') return
  if (calm) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 })
    return
  }
  const to = card.getBoundingClientRect()
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
  const start = `translate(${x}px, ${y}px) rotate(${x / 40}deg) scale(${to.width ? from.width / to.width : 1})`
  card.animate([{ transform: start }, { transform: 'none' }], { duration: 420, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' })
}
