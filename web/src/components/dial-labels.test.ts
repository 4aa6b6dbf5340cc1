import { dialLabels } from './dial-labels.ts'

const find = (moon: number | null, start: string) => dialLabels(moon).find(({ label }) => label.startsWith(start))

test('without a Moon on the ring every sign is named in its middle', () => {
  expect(dialLabels(null)).toHaveLength(12)
  expect(find(null, 'LEO')).toEqual({ label: 'LEO', longitude: 135 })
})

test('no name lies under the Moon, wherever it stands', () => {
  for (let moon = 0; moon < 360; moon += 0.5) {
    for (const { label, longitude } of dialLabels(moon)) {
      const apart = Math.abs(((longitude - moon + 540) % 360) - 180)
      expect(apart).toBeGreaterThan(8.4 + (label.length * 2.1) / 2)
    }
  }
})

test('the sign the Moon stands in moves its name aside, or shortens it', () => {
  expect(find(21.65, 'ARI')?.label).toBe('ARIES')
  expect(find(17.4, 'ARI')?.label).toBe('ARI')
  expect(find(15, 'ARI')).toBeUndefined()
  expect(dialLabels(15)).toHaveLength(11)
})
