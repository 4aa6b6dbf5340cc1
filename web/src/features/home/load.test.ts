import { jest } from '@jest/globals'

const formatters = ['DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'] as const

test('loading the code of the first page creates no formatter, because each takes milliseconds on a phone', async () => {
  const created = formatters.map((kind) => jest.spyOn(Intl, kind))
  await import('./pages/home-page.tsx')
  for (const formatter of created) expect(formatter).not.toHaveBeenCalled()
})
