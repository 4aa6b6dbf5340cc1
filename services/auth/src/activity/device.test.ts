import { deviceOf } from './device.ts'

describe('a device', () => {
  it.each([
    ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'],
    [
      'Microsoft Edge on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0',
    ],
    ['Linux', 'something of its own (X11; Linux x86_64)'],
  ])('is named %s', (name, userAgent) => {
    expect(deviceOf(userAgent)).toBe(name)
  })

  it.each([undefined, '', 'curl/8.0', 'ada@example.org/1 x', '\u0000', 'x'.repeat(100_000), '<b>Ada</b>/1 '])(
    'is unknown where neither browser nor system is told: %.20j',
    (userAgent) => {
      expect(deviceOf(userAgent)).toBe('Unknown device')
    },
  )
})
