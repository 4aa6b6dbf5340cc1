import type { MailContent } from './mail.ts'

/** Hands mails to a mail server. */
export interface Mailer {
  /**
   * Resolves once the server has taken the mail. `id` names the mail: a server that sees it twice can tell.
   * @throws NotTaken
   */
  send(id: string, content: MailContent): Promise<void>
  close(): Promise<void>
}

/**
 * Why a mail server refused a mail. It goes to the log, so it holds neither the server's reply nor its cause: both may contain the
 * reader's address.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  /** The server knows no such mailbox; asking again changes nothing. */
  readonly forGood: boolean

  constructor(reason: string, { forGood }: { forGood: boolean }) {
    super(`the mail server refused a mail: ${reason}`)
    this.forGood = forGood
  }
}
