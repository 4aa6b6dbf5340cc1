import { readFile } from 'node:fs/promises'
import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { october } from './accessibility/screens/sharing.ts'
import { sceneData } from './accessibility/support/kept-scene.ts'
import { readingNames } from './accessibility/support/scene.ts'
import { accessibilityFaults, describeInBrowser, watchConsole } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { type ShownReadings, showReadings } from './support/shown-readings.ts'
import { useStage } from './support/stage.ts'

type Pixels = { width: number; height: number; colours: number; inThePicture: number; grounds: number }

describeInBrowser('a reading to keep', () => {
  const stage = useStage(easyLimits, { data: sceneData })
  let shown: ShownReadings
  /** A desktop page; a phone has its own. */
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    shown = await showReadings(stage)
    page = await shown.newPage({ viewport: { width: 1200, height: 900 } })
    faults = watchConsole(page)
  })
  afterEach(() => page.emulateMedia({ media: 'screen' }))

  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.locator('.imagechoice canvas[data-drawn=true]').waitFor()
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save Image' })

  /** Decodes an image in a browser and counts its colours, overall and in its middle, and the share of bare background. */
  const pixelsOf = async (png: Buffer): Promise<Pixels> => {
    const page = await stage.newPage()
    return page.evaluate<Pixels>(`(async () => {
      const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob())
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      pen.drawImage(bitmap, 0, 0)
      const coloursIn = (top, height) => {
        const { data } = pen.getImageData(0, Math.round(top), bitmap.width, Math.round(height))
        const counts = new Map()
        for (let at = 0; at < data.length; at += 4) {
          const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
          counts.set(colour, (counts.get(colour) ?? 0) + 1)
        }
        return { colours: counts.size, ground: (counts.get(0x0d0e15) ?? 0) / (data.length / 4) }
      }
      const all = coloursIn(0, bitmap.height)
      const middle = coloursIn(bitmap.height * 0.1, bitmap.height * 0.3)
      return { width: bitmap.width, height: bitmap.height, colours: all.colours, inThePicture: middle.colours, grounds: all.ground }
    })()`)
  }

  it.each(readingNames)('%s becomes an image, with its picture in it', async (name) => {
    const reading = shown.readings[name]
    await shown.open(page, reading)
    await open(page)
    const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()])
    const file = `sibyl-${reading.methodId}-${reading.createdAt.slice(0, 10)}.png`
    expect(download.suggestedFilename()).toBe(file)
    await page.getByText(`Saved as ${file}. What you wrote is left out.`).waitFor()
    const { width, height, colours, inThePicture, grounds } = await pixelsOf(await readFile(await download.path()))
    expect({ width, height }).toEqual({ width: 1080, height: 1920 })
    expect(colours).toBeGreaterThan(300)
    expect(inThePicture).toBeGreaterThan(100)
    expect(grounds).toBeGreaterThan(0.2)
    expect(grounds).toBeLessThan(0.95)
    expect(faults).toEqual([])
  })

  it('has the shape and the sentence that its reader chooses', async () => {
    await shown.open(page, shown.readings.tarot)
    await open(page)
    await page.getByRole('radio', { name: /^Post, 1080/ }).check()
    const second = page.locator('.sentences .pick').nth(1)
    const words = (await second.textContent()) ?? ''
    await second.getByRole('radio').check()
    await page.getByRole('img', { name: words }).waitFor()
    await page.locator('.imagechoice canvas[data-drawn=true][height="1350"]').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()])
    expect(await pixelsOf(await readFile(await download.path()))).toMatchObject({ width: 1080, height: 1350 })
  })

  it('is shared by a phone in its own way, and is a download where that is refused', async () => {
    const phone = await shown.newPage({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true })
    await phone.addInitScript(`
      globalThis.shared = []
      navigator.canShare = ({ files }) => files.length === 1
      navigator.share = async ({ files: [file], title }) => {
        globalThis.refused = globalThis.refuses
        if (globalThis.refuses) throw new DOMException('No', globalThis.refuses)
        globalThis.shared.push({ name: file.name, type: file.type, size: file.size, title })
      }
    `)
    const reading = shown.readings.iching
    await shown.open(phone, reading)
    await open(phone)
    await save(phone).tap()
    await phone.getByText('Your image was shared.').waitFor()
    const [shared] = await phone.evaluate<{ name: string; type: string; size: number; title: string }[]>('shared')
    expect(shared).toMatchObject({ name: expect.stringMatching(/^sibyl-iching-[\d-]+\.png$/), type: 'image/png' })
    expect(shared?.size).toBeGreaterThan(100_000)

    await phone.evaluate(`globalThis.refuses = 'AbortError'`)
    await open(phone)
    await save(phone).tap()
    await eventually(async () => expect(await phone.evaluate('globalThis.refused')).toBe('AbortError'))
    await phone.locator('.colophon .said:empty').waitFor({ state: 'attached' })

    await phone.evaluate(`globalThis.refuses = 'NotAllowedError'`)
    await Promise.all([phone.waitForEvent('download'), save(phone).tap()])
  })

  it('is, for a month that is over, one card, which leads there from the journal and becomes an image', async () => {
    await page.route(/\/api\/divination\/journal\?month=2026-10/, (route) =>
      route.fulfill({ json: { success: true, data: { month: '2026-10', days: october } } }),
    )
    await page.goto('/journal?month=2026-10')
    await page.getByRole('link', { name: 'October 2026 in one card' }).click()
    await page.getByRole('img', { name: 'October 2026 in one card: 27 cards. The Hermit, 6 times. Full Moon on Oct 26.' }).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as Image' }).click()])
    expect(download.suggestedFilename()).toBe('sibyl-2026-10.png')
    expect(await pixelsOf(await readFile(await download.path()))).toMatchObject({ width: 1080, height: 1755 })
  })

  it('says when a part of the image fails to load, and makes it once it loads', async () => {
    await shown.open(page, shown.readings.dream)
    await page.route('**/api/divination/pictures/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByText('The image could not be made. Please check your connection and try again.').waitFor()
    await page.unroute('**/api/divination/pictures/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    const [image] = await Promise.all([page.waitForEvent('download'), save(page).click()])
    expect(image.suggestedFilename()).toMatch(/\.png$/)
  })

  it.each(readingNames)('%s is printed dark on white, with its facts as notes and nothing of the frame', async (name) => {
    await shown.open(page, shown.readings[name])
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
    for (const part of ['.top', '.foot', '.back', '.colophon .acts', '.tools']) {
      await page.locator(part).first().waitFor({ state: 'hidden' })
    }
    const paper = await page.evaluate<{ ground: string; ink: string; notes: number; highest: number; filter: string; parted: number }>(`({
      ground: getComputedStyle(document.documentElement).getPropertyValue('--night'),
      ink: getComputedStyle(document.querySelector('.text')).color,
      notes: document.querySelectorAll('.notes li').length,
      highest: Math.max(...[...document.querySelectorAll('.text .fact')].map(({ dataset }) => Number(dataset.note))),
      filter: getComputedStyle(document.querySelector('.spreadout .card, .rpicture svg')).filter,
      parted: [...document.querySelectorAll('.text h2')].map((heading) => getComputedStyle(heading))
        .filter(({ display, breakInside, breakAfter }) => [display, breakInside, breakAfter].join() !== 'block,avoid,avoid').length,
    })`)
    expect(paper).toMatchObject({ ground: '#fff', ink: 'rgb(20, 20, 28)', filter: expect.stringContaining('invert(1)') })
    // No heading is parted from its first lines, nor from the position above it.
    expect(paper.parted).toBe(0)
    expect(paper.notes).toBeGreaterThan(0)
    expect(paper.highest).toBe(paper.notes)
    await page.getByText('Written by an AI, for entertainment only.').waitFor()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(String(pdf.toString('latin1')).match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(8)
  })

  it('is deleted from its own page and from the history, and the focus moves to a useful place', async () => {
    const focus = (selector: string) => page.locator(`${selector}:focus`).waitFor()
    const doomed = shown.readings['personal-month']
    await shown.open(page, doomed)
    const button = page.getByRole('button', { name: 'Delete', exact: true })
    await button.click()
    await page.getByRole('button', { name: 'Keep It' }).click()
    await focus('.colophon .tool:last-child')
    await button.press('Enter')
    await page.getByRole('dialog', { name: 'Delete this reading?' }).waitFor()
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await page.getByRole('heading', { level: 1, name: 'Reading History' }).waitFor()
    await focus('h1')
    const newest = page.locator('a[href^="/reading/view/"]').first()
    await newest.waitFor()
    await page.locator(`a[href="/reading/view/${doomed._id}"]`).first().waitFor({ state: 'detached' })

    // A page of the history shows nine of the readings, the newest first.
    const address = await newest.getAttribute('href')
    const { _id, title } = Object.values(shown.readings).find((one) => address?.endsWith(one._id)) ?? doomed
    await page
      .getByRole('button', { name: `Delete “${title}”` })
      .first()
      .click()
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await focus('.gone')
    await page.locator(`a[href="/reading/view/${_id}"]`).first().waitFor({ state: 'detached' })
    await page.goto(`/reading/view/${_id}`)
    await page.getByText('You have deleted this reading.').waitFor()
  })
})
