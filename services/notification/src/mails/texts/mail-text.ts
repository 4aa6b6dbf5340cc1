export type Button = { label: string; href: string; spelledOut?: boolean }

/** The parts of a mail as plain text; HTML and text are both made from them, so that they never differ. */
export type MailText = {
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  /** So many tokens are drawn below the title. */
  coins?: number
  paragraphs: readonly string[]
  /** What is looked up rather than read, by its name; the last one is the sum of them. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** `spelledOut`: its address is shown as well, where there is no other way to what it leads to. */
  button?: Button
  /** What the reader typed, quoted as it is. */
  quote?: string
  closing?: string
  /** Where to say that no more mails of this kind are wanted. */
  unsubscribe?: string
}

/** Who writes: the product's name, where it lives, and where it can be written to. */
export type Sender = { product: string; home: string; support: string }
