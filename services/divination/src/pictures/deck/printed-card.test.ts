import { printedCard } from './printed-card.ts'

it('prints a card in ink on stock, with nothing left of the night', () => {
  const svg = printedCard('major-18') ?? ''
  expect(svg).toContain('fill="#f9f5ea"')
  expect(svg).toContain('stroke="#33291a"')
  expect(svg).not.toMatch(/#12131c|#1a1b23|stroke="#d9b978"/)
})

it('prints the back too, and nothing that is not in the deck', () => {
  expect(printedCard('back')).toContain('<svg')
  expect(printedCard('major-99')).toBeUndefined()
})
