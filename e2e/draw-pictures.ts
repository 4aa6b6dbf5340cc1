import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './support/browser.ts'
import { type Product, startProduct } from './support/product.ts'

/**
 * Redraws the icons, the card for social media and the envelope of mails, into PICTURES or where they belong. By hand:
 * `node e2e/draw-pictures.ts`. Chromium's files are larger than they need be; an optimiser of PNGs, with a palette of 96 colours, makes them
 * a third as large before they are committed.
 */

const FOLDER = process.env.PICTURES ?? 'web/public'
const FOR_MAILS = process.env.PICTURES ?? 'services/notification/data'

/** The mark of icon.svg, 26 units wide, with as many degrees and rays as fit at this size. */
const mark = (fine: boolean): string => {
  const ring = fine
    ? `<g fill="none" stroke="#d9b978"><circle cx="13" cy="13" r="11.1" stroke-width=".85"/>
       <circle cx="13" cy="13" r="10.15" stroke-width=".6" pathLength="72" stroke-dasharray=".12 .88" stroke-dashoffset=".06"/>
       <circle cx="13" cy="13" r="9.6" stroke-width=".28"/>
       <circle cx="13" cy="13" r="6.3" stroke-width="4.2" pathLength="72" stroke-dasharray=".07 .93" stroke-dashoffset=".035" opacity=".5"/></g>`
    : '<circle cx="13" cy="13" r="10.5" fill="none" stroke="#d9b978" stroke-width="1.3"/>'
  const star = 'M13 6.5c.5 4.4 2.1 6 6.5 6.5-4.4.5-6 2.1-6.5 6.5-.5-4.4-2.1-6-6.5-6.5 4.4-.5 6-2.1 6.5-6.5Z'
  return `${ring}<path d="${star}" fill="#0d0e15" stroke="#0d0e15" stroke-width="1.4"/><path d="${star}" fill="#d9b978"/>
    <circle cx="20.4" cy="5.6" r="3.9" fill="#0d0e15"/><circle cx="20.4" cy="5.6" r="2.3" fill="#e9dfc8"/>`
}

type Icon = { name: string; size: number; fine?: boolean; square?: boolean; margin: number }

/** 32 units wide, like icon.svg. A picture that phones crop is square, with the mark inside the safe circle. */
const icons: Icon[] = [
  { name: 'icon-192', size: 192, fine: true, margin: 3 },
  { name: 'icon-512', size: 512, fine: true, margin: 3 },
  { name: 'icon-maskable-512', size: 512, fine: true, square: true, margin: 6.2 },
  { name: 'apple-touch-icon', size: 180, fine: true, square: true, margin: 4 },
  { name: 'favicon-32', size: 32, margin: 3 },
]

const drawIcon = async (browser: Browser, { size, fine = false, square = false, margin }: Icon): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32" style="display:block">
    <rect width="32" height="32" ${square ? '' : 'rx="7"'} fill="#0d0e15"/>
    <g transform="translate(${margin} ${margin}) scale(${(32 - 2 * margin) / 26})">${mark(fine)}</g></svg>`
  await page.setContent(`<body style="margin:0">${svg}`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

/** An .ico that holds one PNG. */
const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const cardStyle = `
  html, body { margin: 0; overflow: hidden; background: #0d0e15; }
  #root { min-height: 630px; }
  main { position: relative; width: 1200px; height: 630px; }
  .sky { position: absolute !important; inset: auto !important; left: 575px !important; top: 15px !important; width: 600px !important; height: 600px !important; margin: 0 !important; }
  .sky .card { position: absolute; left: 50%; top: 50%; width: 164px; height: auto; transform: translate(-50%, -50%); }
  .dial .leader { display: none; }
  .words { position: absolute; left: 80px; top: 0; height: 630px; width: 480px; display: flex; flex-direction: column; justify-content: center; align-items: flex-start; gap: 0; padding: 0; }
  .words svg { width: 64px; height: 64px; margin: 0 0 36px -4px; }
  .words h1 { font-size: 78px; line-height: 1.08; letter-spacing: -0.008em; margin: 0 0 36px -4px; max-width: 6.4em; }
  .words p { font-size: 21px; line-height: 1.5; margin: 0; max-width: 23em; word-spacing: .06em; }
`

/** The home page's own dial, card and words in another layout. It shows no name: PRODUCT_NAME may change it, but not a picture. */
const drawSocialCard = async (browser: Browser, { url }: Product): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' })
  await page.goto(url)
  await page.locator('.dial .heavens').waitFor()
  await page.evaluate(`(async () => {
    const sky = document.querySelector('.hero .sky')
    const logo = document.querySelector('.logo svg')
    const line = document.querySelector('h1').textContent
    const main = document.querySelector('main')
    for (const other of document.querySelectorAll('header, footer, aside, .banner, .skip')) other.remove()
    main.innerHTML = '<div class="words"><h1></h1><p class="quiet">Tarot, astrology, I&nbsp;Ching and four more, read by an AI. For entertainment, 18&nbsp;and&nbsp;over.</p></div>'
    main.querySelector('.words').prepend(logo)
    main.querySelector('h1').textContent = line
    const card = Object.assign(new Image(), { src: '/api/divination/cards/major-02.svg', className: 'card' })
    await card.decode()
    sky.querySelector('.cardbtn').replaceWith(card)
    main.append(sky)
  })()`)
  await page.addStyleTag({ content: cardStyle })
  // The sky redraws its stars clear of the new layout.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))')
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** The envelope of a gift as its receiver finds it, without a name, twice as fine as a mail shows it. */
const drawEnvelope = async (browser: Browser, { url }: Product): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 440, height: 283 }, deviceScaleFactor: 2 })
  const gift = { success: true, data: { tokens: 5, expiresAt: '2099-01-01T00:00:00.000Z' } }
  await page.route('**/api/payments/gifts/open', (route) => route.fulfill({ json: gift }))
  await page.goto(`${url}/gift#gift_drawn.code`)
  await page.locator('.giftopen .envelope').waitFor()
  await page.setContent(`<body style="margin:0">${await page.evaluate<string>("document.querySelector('.giftopen .envelope').outerHTML")}`)
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

const product = await startProduct()
const browser = await openBrowser()
try {
  for (const icon of icons) {
    const png = await drawIcon(browser, icon)
    if (icon.name === 'favicon-32') await writeFile(join(FOLDER, 'favicon.ico'), icoOf(png, icon.size))
    else await writeFile(join(FOLDER, `${icon.name}.png`), png)
  }
  await writeFile(join(FOLDER, 'social-card.png'), await drawSocialCard(browser, product))
  await writeFile(join(FOR_MAILS, 'envelope.png'), await drawEnvelope(browser, product))
} finally {
  await browser.close()
  await product.close()
}
