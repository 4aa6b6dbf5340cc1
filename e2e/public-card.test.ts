import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicCardOperations } from '@sibyl/contracts/http/public-card'
import { accessibilityFaults, describeInBrowser } from './support/browser.ts'
import { cookiesAnswered } from './support/session.ts'
import { useStage } from './support/stage.ts'

/** All that a visitor of another site fetches for the card, headers included. */
const OF_ALL = 15_000

describeInBrowser('the public card', () => {
  const stage = useStage()
  let site: Server | undefined
  afterEach(() => new Promise((closed) => (site ? site.close(closed) : closed(undefined))))

  /** Another site, which serves this page. */
  const elsewhere = async (html: string): Promise<string> => {
    site = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(`<!doctype html>${html}`))
    await new Promise<void>((listening) => site?.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  }

  it('is today’s, in the frame that its page offers, on a page of another site: light, and without a cookie', async () => {
    const context = await stage.newContext(cookiesAnswered(stage.product))
    const page = await context.newPage()
    await page.goto('/card-for-your-site')
    const snippet = String(await page.locator('pre code').textContent())
    await page.frameLocator('iframe').getByRole('heading').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    const visitor = await stage.newContext()
    const other = await visitor.newPage()
    const sizes: Promise<number>[] = []
    const asked: string[] = []
    other.on('requestfinished', (request) => {
      if (!request.url().startsWith(stage.product.url)) return
      asked.push(new URL(request.url()).pathname)
      sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize))
    })
    await other.goto(await elsewhere(snippet))
    const frame = other.frameLocator('iframe')
    const date = await frame.locator('time').getAttribute('datetime')
    const record = await fetch(`${stage.product.url}/api/divination/public-card?date=${date}`)
    const { data } = publicCardOperations.getPublicCard.answer.parse(await record.json())
    await frame.getByRole('heading', { name: data.label, exact: true }).waitFor()
    expect(asked).toEqual(['/api/divination/public-card/widget.html'])
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(OF_ALL)
    expect(await visitor.cookies()).toEqual([])
  })

  /** What the Feed Validation Service of the W3C asks of RSS 2.0, and jsonfeed.org of JSON Feed 1. */
  it('has valid feeds of the last fourteen days', async () => {
    const page = await stage.newPage()
    await page.goto('/terms')
    const rss = await page.evaluate<Record<string, string[]>>(`(async () => {
      const answer = await fetch('/api/divination/public-card/feed.xml')
      const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml')
      const all = (selector) => [...feed.querySelectorAll(selector)].map((element) => element.textContent)
      return {
        faults: all('parsererror'),
        type: [answer.headers.get('content-type'), feed.documentElement.getAttribute('version')],
        self: [...feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')].map((link) => link.getAttribute('href')),
        heads: ['title', 'description'].flatMap((name) => all('channel > ' + name)),
        links: all('channel > link:not([rel]), item > link'),
        guids: all('item > guid'),
        titles: all('item > title'),
        dates: all('pubDate, lastBuildDate'),
      }
    })()`)
    const at = `${stage.product.url}/api/divination/public-card`
    expect(rss).toMatchObject({ faults: [], type: ['application/rss+xml; charset=utf-8', '2.0'], self: [`${at}/feed.xml`] })
    expect(rss.heads).toHaveLength(2)
    expect(new Set(rss.guids).size).toBe(14)
    for (const date of rss.dates ?? []) expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/)
    for (const link of rss.links ?? []) expect(link.startsWith(`${stage.product.url}/`)).toBe(true)

    const feed = (await (await fetch(`${at}/feed.json`)).json()) as { items: Record<string, string>[] }
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      title: 'Sibyl: the card of the day',
      home_page_url: `${stage.product.url}/`,
      feed_url: `${at}/feed.json`,
    })
    expect(feed.items.map(({ title }) => title)).toEqual(rss.titles)
    for (const { id, url, content_html, date_modified = '' } of feed.items) {
      expect([id, url].every((address) => address?.startsWith(`${stage.product.url}/`))).toBe(true)
      expect(content_html).toContain(`${stage.product.url}/api/divination/pictures/daily-card/`)
      expect(new Date(date_modified).toJSON()).toBe(date_modified)
    }
  })

  it('is the only page that another site can frame', async () => {
    const context = await stage.newContext()
    const page = await context.newPage()
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.goto(await elsewhere(`<iframe src="${stage.product.url}/card-for-your-site"></iframe>`))
    await refused
  })
})
