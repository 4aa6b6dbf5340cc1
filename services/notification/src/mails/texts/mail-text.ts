export type Button = { label: string; href: string; spelledOut?: boolean }

/** The parts of a mail as plain text; HTML and text are both rendered from them, so that they never differ. */
export type MailText = {
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  /** The number of tokens drawn below the title. */
  coins?: number
  /** Shows a sealed envelope below the title. */
  envelope?: true
  paragraphs: readonly string[]
  /** Label and value pairs to look up; the last one is their sum. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** `spelledOut`: also shows the address, for a link without an alternative. */
  button?: Button
  /** What the reader typed, quoted as it is. */
  quote?: string
  closing?: string
  /** The address at which to unsubscribe from mails of this kind. */
  unsubscribe?: string
}

/** The sender: the product's name, its address, and the address for replies. */
export type Sender = { product: string; home: string; support: string }
