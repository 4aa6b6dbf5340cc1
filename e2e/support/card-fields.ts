import type { FrameLocator, Page } from 'playwright-core'

/** The frame that a card is typed into. */
export const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]')

/** Waits until the fields are there, and the page has heard so. */
export const cardFieldsReady = async (page: Page): Promise<void> => {
  await cardFields(page).getByLabel('Card number').waitFor()
  await page.getByText('Loading payment system...').waitFor({ state: 'hidden' })
}
