import { product } from './product.ts'

/** Words that several areas of the client use. */
export const common = {
  /** The title of a page in a browser's tab and in search engines. */
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
