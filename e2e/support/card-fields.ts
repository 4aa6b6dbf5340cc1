import type { FrameLocator, Page } from 'playwright-core'

/** The frame that holds the card fields. */
export const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]')

/** Waits until the fields are ready and the page has been notified. */
export const cardFieldsReady = async (page: Page): Promise<void> => {
  await cardFields(page).getByLabel('Card number').waitFor()
  await page.getByText('Loading payment system...').waitFor({ state: 'hidden' })
}
