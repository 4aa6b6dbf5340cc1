import { product } from './product.ts'

/** Words that several areas of the client use. */
export const common = {
  /** Of a page, as a tab of the browser and a search engine show it. */
  pageTitle: (name: string) => `${name} · ${product}`,
  cancel: 'Cancel',
  close: 'Close',
  returnHome: 'Return Home',
  tryAgain: 'Try Again',
  openingPage: 'Opening your page...',
  sending: 'Sending...',
  saving: 'Saving...',
  unexpected: 'An unexpected error occurred.',
}
