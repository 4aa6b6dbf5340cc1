import { positionsOf, spreadFor } from './spreads.ts'

const place = (id: string, name: string) => ({ id, name, meaning: '', at: [0, 0] as [number, number], turned: false })

test('months and days have the names of those that begin today', () => {
  const places = [place('year', 'The year'), place('month-1', 'First month'), place('month-3', 'Third month'), place('day-2', 'Second day')]
  expect(positionsOf({ places }, new Date(2026, 10, 30, 23, 59))).toEqual(['The year', 'November', 'January', 'Tuesday'])
})

test('a week of The Adept names its seven days in full', () => {
  const { positions } = spreadFor('week', true)
  expect(positions.toSorted()).toEqual(['Friday', 'Monday', 'Saturday', 'Sunday', 'Thursday', 'Tuesday', 'Wednesday'])
})
