import { isPage, publicAddresses, writtenAddresses } from './page-addresses.ts'
import { pages } from './pages.ts'

describe('the pages of the client', () => {
  it.each([
    '/',
    '/pricing',
    '/Pricing/',
    '/deck/cups-queen',
    '/hexagrams/64',
    '/input/tarot',
    '/reading/view/reading_1',
    '/wallet/receipts/p_1',
  ])('are at %s', (address) => expect(isPage(address)).toBe(true))

  it.each(['/nothing', '/deck/nosuch', '/hexagrams/0', '/hexagrams/65', '/input/runes', '/deck/cups-queen/more', '/*', ''])(
    'are not at %j',
    (address) => expect(isPage(address)).toBe(false),
  )

  it('are public or written only as declared', () => {
    for (const address of [...publicAddresses, ...writtenAddresses])
      expect({ address, isPage: isPage(address) }).toEqual({ address, isPage: true })
    expect(publicAddresses).not.toContain(pages.profile)
    expect(writtenAddresses).not.toContain('/input/daily-card')
    expect(writtenAddresses).toContain('/reading/daily-card')
  })
})
