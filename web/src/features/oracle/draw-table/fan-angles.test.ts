import { cardAtAngle, fanAngles } from './fan-angles.ts'

test('the fan stays as wide wherever it opens, and its cards stay in order', () => {
  for (const focus of [0, 40, 77]) {
    const angles = fanAngles(78, focus)
    expect([angles.length, angles[0], angles.at(-1)]).toEqual([78, -27, expect.closeTo(27)])
    expect(angles.toSorted((one, other) => one - other)).toEqual(angles)
  }
})

test('every card can be reached: the fan opens around its place', () => {
  for (let card = 0; card < 78; card += 1) expect(cardAtAngle(78, fanAngles(78, card)[card] ?? 0)).toBe(card)
})
