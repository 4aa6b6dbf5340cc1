import { isPage, moonAddresses, publicAddresses, writtenAddresses } from './page-addresses.ts'
import { pages } from './pages.ts'

describe('the pages of the client', () => {
  it.each([
    '/',
    '/pricing',
    '/Pricing/',
    '/deck/cups-queen',
    '/hexagrams/64',
    '/moon',
    '/moon/1900-01',
    '/moon/2100-12',
    '/moon/2027',
    '/input/tarot',
    '/reading/view/reading_1',
    '/wallet/receipts/p_1',
    '/journal/2026-10',
    '/r/kT3vQ0cJ8mZx5LrWfY7uPa1nEoB9sHdG',
  ])('are at %s', (address) => expect(isPage(address)).toBe(true))

  it.each([
    '/nothing',
    '/deck/nosuch',
    '/hexagrams/0',
    '/hexagrams/65',
    '/moon/2026-13',
    '/moon/1899-12',
    '/moon/2101-01',
    '/moon/2101',
    '/moon/2027-',
    '/journal/october',
    '/r/short',
    '/input/runes',
    '/deck/cups-queen/more',
    '/*',
    '',
  ])('are not at %j', (address) => expect(isPage(address)).toBe(false))

  it('are public or written only as declared', () => {
    for (const address of [...publicAddresses, ...writtenAddresses])
      expect({ address, isPage: isPage(address) }).toEqual({ address, isPage: true })
    expect(publicAddresses).not.toContain(pages.profile)
    expect(publicAddresses.join()).not.toContain(':')
    expect(writtenAddresses).not.toContain('/input/daily-card')
    expect(writtenAddresses).toContain('/reading/daily-card')
  })

  it('of the Moon that are announced are thirteen months, over the turn of the year', () => {
    const months = moonAddresses(new Date('2026-11-30T23:59:59Z'))
    expect(months).toHaveLength(13)
    expect([months[0], months[1], months[2], months[12]]).toEqual(['/moon/2026-11', '/moon/2026-12', '/moon/2027-01', '/moon/2027-11'])
    expect(months.every(isPage)).toBe(true)
  })
})
