import { isDeepStrictEqual } from 'node:util'
import { moonAddresses } from '@sibyl/contracts/page-addresses'
import type { Page } from 'playwright-core'
import { describeInBrowser, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { useStage } from './support/stage.ts'
import { takenOver } from './support/taken-over.ts'

const written = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/pricing',
  '/input/tarot',
  '/deck',
  '/deck/cups-queen',
  ...moonAddresses(new Date()).slice(2, 3),
  '/hexagrams',
  '/hexagrams/11',
  '/privacy',
  '/terms',
  '/contact',
]

type LibraryEntry = { id: string; number: number; name: string; meaning?: { upright: string; reversed: string }; judgement: string }

/** The elements of a page, without their legitimate differences: attribute order, React's ids, and attributes that scripts set. */
const CONTENT = `(() => {
  const touched = ['style', 'width', 'height', 'tabindex']
  const plain = (element) => ({
    [element.tagName]: [...element.attributes]
      .filter(({ name }) => !touched.includes(name))
      .map(({ name, value }) => name + '=' + value.replaceAll('?x', '').replaceAll(/_r_\\w+_|_R_\\w*_/g, '_'))
      .sort(),
    holds: [...element.childNodes]
      .filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
      .map((child) => (child.nodeType === Node.TEXT_NODE ? child.data : plain(child))),
  })
  return plain(document.querySelector('#root'))
})()`

/** The names of the entries whose page lacks the name in its title or its only heading, or lacks their text. */
const SILENT = `(pages) => pages
  .filter(({ name, words, html }) => {
    const page = new DOMParser().parseFromString(html, 'text/html')
    const text = page.querySelector('main')?.textContent ?? ''
    const headings = [...page.querySelectorAll('h1')].map(({ textContent }) => textContent)
    return headings.join() !== name || !page.title.includes(name) || !words.every((part) => text.includes(part))
  })
  .map(({ name }) => name)`

/** Waits inside one evaluation: the page's Content-Security-Policy blocks the `eval` by which waitForFunction would poll. */
const isStyled = (page: Page) =>
  page.evaluate(`Promise.all(
    [...document.querySelectorAll('link[rel=stylesheet]')].map(
      (link) => link.sheet ?? new Promise((loaded) => link.addEventListener('load', loaded, { once: true })),
    ),
  ).then(() => true)`)

const PATIENCE_MS = 60_000

/** The content of two pages as soon as it is equal, or as it last was if it never becomes equal. */
const whenTheSame = async (one: Page, other: Page): Promise<[object, object]> => {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const [here, there] = await Promise.all([one, other].map((page) => page.evaluate<object>(CONTENT)))
    if (here && there && (isDeepStrictEqual(here, there) || Date.now() > end)) return [here, there]
  }
}

describeInBrowser('pages that are written when the client is built', () => {
  const stage = useStage(easyLimits)

  it.each(written)('%s is hydrated unchanged, and equals what the client would render', async (path) => {
    const context = await stage.newContext({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' })
    // Leaves calls unanswered, so that both pages stay as they are before any data arrives.
    await context.route('**/api/**', () => undefined)
    const open = async (address: string) => {
      const page = await context.newPage()
      const faults = watchConsole(page)
      await page.addInitScript("addEventListener('DOMContentLoaded', () => { document.querySelector('header').stood = true })")
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await takenOver(page)
      return { page, faults, stands: () => page.evaluate<boolean>("document.querySelector('header').stood === true") }
    }
    const [written, anew] = [await open(path), await open(`${path}?x`)]
    const [here, there] = await whenTheSame(written.page, anew.page)
    expect(here).toEqual(there)
    expect([await written.stands(), await anew.stands()]).toEqual([true, false])
    expect([...written.faults, ...anew.faults]).toEqual([])
  })

  it('can be read and navigated without any script', async () => {
    const page = await stage.newPage({ javaScriptEnabled: false })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'An oracle that shows its working' }).waitFor()
    await page.getByRole('link', { name: 'Privacy Policy' }).click()
    await page.getByText('Effective July 30, 2024').waitFor()
    expect(await page.title()).toBe('Privacy Policy · Sibyl')
  })

  const source = async (path: string) => (await fetch(stage.product.url + path, { headers: { accept: 'text/html' } })).text()

  it('name their address, title and description to a search engine', async () => {
    const html = await source('/hexagrams')
    expect(html).toContain(`<link rel="canonical" href="${stage.product.url}/hexagrams"/>`)
    expect(html.match(/<title>/g)).toHaveLength(1)
    for (const part of ['name="description"', 'property="og:title"', 'property="og:description"'])
      expect({ part, times: html.match(new RegExp(`<meta\\s+${part}`, 'g'))?.length }).toEqual({ part, times: 1 })
    expect(html).toContain('All 64 hexagrams of the I Ching')
  })

  it.each(['cards', 'hexagrams'] as const)('show the library’s text of every one of the %s without a script', async (shelf) => {
    const entries = (await (await fetch(`${stage.product.url}/api/divination/${shelf}`)).json()) as Record<string, LibraryEntry[]>
    const pages = await Promise.all(
      (entries[shelf] ?? []).map(async ({ id, number, name, meaning, judgement }) => ({
        name,
        words: meaning ? [meaning.upright, meaning.reversed] : [judgement],
        html: await source(shelf === 'cards' ? `/deck/${id}` : `/hexagrams/${number}`),
      })),
    )
    expect(pages.length).toBeGreaterThan(60)
    const page = await stage.newPage()
    expect(await page.evaluate<string[]>(`(${SILENT})(${JSON.stringify(pages)})`)).toEqual([])
  })

  it('offer no field and no button before the script runs', async () => {
    const page = await stage.newPage({ javaScriptEnabled: false })
    for (const path of written) {
      await page.goto(path)
      const open = await page.locator('input:visible, select:visible, textarea:visible, button:not([inert])').count()
      const links = await page.locator('header a:visible').count()
      expect({ path, open, leadsOn: links > 0 }).toEqual({ path, open: 0, leadsOn: true })
    }
  })

  it('accept no input that would be lost', async () => {
    const page = await stage.newPage()
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: 'Come in' }).waitFor()
    await isStyled(page)
    expect(await page.locator('input[type=email]').isVisible()).toBe(false)
    expect(await page.evaluate("[...document.querySelectorAll('button')].every(({ inert }) => inert)")).toBe(true)
    letThrough()
    await page.getByLabel('Email').fill('mira@sibyl.example')
    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await page.getByRole('dialog', { name: 'Cookie Preferences' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('mira@sibyl.example')
  })

  it('show a reader with a session nothing meant for visitors, and ask nobody again what they have answered', async () => {
    const context = await stage.newContext()
    await context.addInitScript("localStorage.setItem('token', 'a'); localStorage.setItem('refreshToken', 'b')")
    const page = await context.newPage()
    await page.route(/\/assets\/index-.*\.js$/, () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Sibyl', exact: true }).waitFor()
    await page.locator('footer').waitFor({ state: 'attached' })
    await isStyled(page)
    expect(await page.getByText('Get Started').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)

    const visitor = await stage.newPage()
    await visitor.goto('/privacy')
    await visitor.getByRole('button', { name: 'Essential Only' }).click()
    await visitor.route(/\/assets\/index-.*\.js$/, () => undefined)
    await visitor.goto('/terms', { waitUntil: 'commit' })
    await visitor.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    await isStyled(visitor)
    expect(await visitor.getByText('Essential Only').isVisible()).toBe(false)
  })
})
