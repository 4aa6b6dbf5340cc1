import { startUpstream, type TestUpstream } from '@sibyl/platform/testing/upstream'
import { startTestGateway, type TestGateway } from './testing/gateway-under-test.ts'

describe('the answers to crawlers', () => {
  let upstream: TestUpstream
  let gateway: TestGateway
  beforeAll(async () => {
    upstream = await startUpstream()
    gateway = await startTestGateway(upstream.url, { PUBLIC_URL: 'https://sibyl.example/', TRUSTED_PROXIES: '1' })
  })
  afterAll(async () => {
    await gateway.close(0)
    await upstream.close()
  })

  const elsewhere = { headers: { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' } }

  it('list every public page, each card, each hexagram and thirteen months of the Moon under the product’s own address, whichever host was requested', async () => {
    const response = await fetch(`${gateway.url}/sitemap.xml`, elsewhere)
    expect(response.headers.get('content-type')).toContain('application/xml')
    const pages = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, address]) => address)
    expect(pages).toEqual(expect.arrayContaining(['https://sibyl.example/', 'https://sibyl.example/pricing']))
    expect(pages.filter((page) => page?.startsWith('https://sibyl.example/deck/'))).toHaveLength(78)
    expect(pages.filter((page) => page?.startsWith('https://sibyl.example/hexagrams/'))).toHaveLength(64)
    expect(pages.filter((page) => page?.startsWith('https://sibyl.example/moon/'))).toHaveLength(13)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).not.toContain('https://sibyl.example/profile')
  })

  it('allow the calls that public pages need, and no others', async () => {
    const robots = await (await fetch(`${gateway.url}/robots.txt`, elsewhere)).text()
    expect(robots).toContain('Allow: /api/divination/cards\n')
    expect(robots).toContain('Allow: /api/divination/hexagrams\n')
    expect(robots).toContain('Allow: /api/divination/sky/moon\n')
    expect(robots).toContain('Disallow: /api/\n')
    expect(robots).toContain('Sitemap: https://sibyl.example/sitemap.xml\n')
  })
})
