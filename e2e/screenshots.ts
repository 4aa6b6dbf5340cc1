import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import type { Screen } from './accessibility/screen.ts'
import { screens } from './accessibility/screens.ts'
import { setScene } from './accessibility/support/scene.ts'
import { oneProcessEach, openContexts } from './accessibility/support/viewers.ts'
import { openBrowser, settle } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { startProduct } from './support/product.ts'

/**
 * Takes pictures of every screen in every state at three widths into .sibyl/screenshots, and puts them on contact sheets for review. An
 * argument selects the screens whose names contain it: `make screenshots SCREENS=wallet`.
 */

const FOLDER = '.sibyl/screenshots'
const WIDTHS = [360, 768, 1440]
/** The mobile menu's breakpoint lies between them. */
const NARROW = 800
/** Four rows to a sheet, with as many pictures in a row as stay legible. */
const columnsAt = (width: number): number => Math.max(2, Math.round(2200 / width))
const ROWS = 4

type Picture = { name: string; file: string }

const fileOf = (name: string, width: number): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}-${width}.png`

const isShownAt = ({ only }: Screen, width: number): boolean => (only === 'narrow' ? width < NARROW : only !== 'wide' || width > NARROW)

const shoot = async (page: Page, screen: Screen, sheets: Map<number, Picture[]>): Promise<void> => {
  for (const width of WIDTHS.filter((one) => isShownAt(screen, one))) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const file = fileOf(screen.name, width)
    await page.screenshot({ path: join(FOLDER, file), fullPage: true })
    sheets.get(width)?.push({ name: screen.name, file })
  }
}

const sheetOf = (pictures: readonly Picture[], columns: number): string =>
  `<!doctype html><style>body{margin:24px;background:#26262e;color:#ddd;font:14px system-ui;display:grid;grid-template-columns:repeat(${columns},1fr);gap:24px}
figure{margin:0}div{height:560px;overflow:hidden}img{width:100%;display:block}figcaption{padding-top:8px}</style>${pictures
    .map(({ name, file }) => `<figure><div><img src="${file}"></div><figcaption>${name.replaceAll('<', '&lt;')}</figcaption></figure>`)
    .join('')}`

const bindSheets = async (browser: Browser, width: number, pictures: readonly Picture[]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1500 } })
  const columns = columnsAt(width)
  const onASheet = columns * ROWS
  for (let from = 0; from < pictures.length; from += onASheet) {
    const path = join(FOLDER, `sheet-${width}-${from / onASheet + 1}`)
    await writeFile(`${path}.html`, sheetOf(pictures.slice(from, from + onASheet), columns))
    await page.goto(pathToFileURL(`${path}.html`).href)
    await page.screenshot({ path: `${path}.png`, fullPage: true })
  }
  await page.close()
}

const wanted = process.argv[2] ?? ''
const chosen = screens.filter(({ name }) => name.includes(wanted))
await mkdir(FOLDER, { recursive: true })
const product = await startProduct({ ...easyLimits, ADMIN_EMAILS: 'adept@sibyl.example' })
const browser = await openBrowser([oneProcessEach])
try {
  const { scene, ...readers } = await setScene(product)
  const contexts = await openContexts(
    { product, newContext: (options) => browser.newContext({ baseURL: product.url, ...options }) },
    readers,
  )
  const sheets = new Map<number, Picture[]>(WIDTHS.map((width) => [width, []]))
  for (const screen of chosen) {
    const page = await contexts[screen.by].newPage()
    // Some steps, such as enlarging a picture, exist on a phone only.
    await page.setViewportSize({ width: screen.only === 'wide' ? 1440 : 360, height: 900 })
    await screen.prepare(page, scene)
    await shoot(page, screen, sheets)
    await page.close()
  }
  for (const [width, pictures] of sheets) await bindSheets(browser, width, pictures)
  process.stdout.write(`${chosen.length} screens are in ${FOLDER}; sheet-*.png show many at once\n`)
} finally {
  await browser.close()
  await product.close()
}
