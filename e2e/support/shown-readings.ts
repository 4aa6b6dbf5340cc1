import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { Scene } from '../accessibility/screen.ts'
import { sceneIn } from '../accessibility/support/kept-scene.ts'
import { addresses } from '../accessibility/support/scene.ts'
import { newSession } from './reader.ts'
import { cookiesAnswered, putSession } from './session.ts'
import type { Stage } from './stage.ts'

export type ShownReadings = {
  readings: Scene['readings']
  /** A page of the reader whose readings these are, in a browser of its own. */
  newPage(options?: BrowserContextOptions): Promise<Page>
  /** Opens one of them and waits until it is complete. */
  open(page: Page, reading: GeneratedReading): Promise<void>
}

/** Readings whose picture has clickable parts; in the others, the cards lie on the page themselves. */
const LIVE = /\/pictures\/(natal-wheel|double-wheel|week-strip|numbers|hexagrams|constellation|pair)\//

/** The readings of a reader who has one of every kind, on a stage whose data is `sceneData`. */
export const showReadings = async (stage: Stage): Promise<ShownReadings> => {
  const { scene } = await sceneIn(stage.product)
  return {
    readings: scene.readings,
    newPage: async (options) => {
      const page = await stage.newPage({ ...cookiesAnswered(stage.product), reducedMotion: 'reduce', timezoneId: 'UTC', ...options })
      await putSession(page, await newSession(stage.product, addresses.adept))
      return page
    },
    open: async (page, reading) => {
      await page.goto(`/reading/view/${reading._id}`)
      await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
      await page.locator('.text .fact').first().waitFor()
      if (reading.images.some(({ src }) => LIVE.test(src))) await page.locator('.rpicture svg.live').first().waitFor()
    },
  }
}
