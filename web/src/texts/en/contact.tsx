import type { Wrap } from '../wrap.ts'

export const contact = {
  title: 'Contact Us',
  lead: 'A question, a problem or a suggestion: a person reads every message.',
  whatHappens: (privacy: Wrap) => <>How we handle it is described in the {privacy('Privacy Policy')}.</>,
}

export const contactForm = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  length: (length: number, most: number) => `${length} of ${most}`,
  /** The label of a field that only bots see and fill in. */
  honeypot: 'Website',
  submit: 'Send Message',
  failed: 'Failed to send message',
}

export const messageSent = {
  about: "Message sent. We'll get back to you soon.",
  another: 'Write Another',
}
