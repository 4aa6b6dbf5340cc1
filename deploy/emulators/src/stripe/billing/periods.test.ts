import { periodEnd } from './periods.ts'

test('a period that begins on the 31st ends with shorter months and returns to the 31st', () => {
  const anchor = Date.UTC(2027, 0, 31, 12) / 1000
  const ends: string[] = []
  for (let start = anchor; ends.length < 3; ) {
    start = periodEnd(anchor, start, 'month')
    ends.push(new Date(start * 1000).toISOString())
  }
  expect(ends).toEqual(['2027-02-28T12:00:00.000Z', '2027-03-31T12:00:00.000Z', '2027-04-30T12:00:00.000Z'])
  expect(periodEnd(anchor, anchor, 'year')).toBe(Date.UTC(2028, 0, 31, 12) / 1000)
})
