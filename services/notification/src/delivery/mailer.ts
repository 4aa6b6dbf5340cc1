import type { Letter } from './mail.ts'

/** Hands letters to a mail server. */
export interface Mailer {
  /**
   * Resolves once the server has taken the letter. `id` names the mail: a server that sees it twice can tell.
   * @throws NotTaken
   */
  send(id: string, letter: Letter): Promise<void>
  close(): Promise<void>
}

/**
 * Why a mail server did not take a letter. It goes to the log, so it holds neither the server's words nor their cause: both may
 * name the reader's address.
 */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
  /** The server knows no such mailbox; asking again changes nothing. */
  readonly forGood: boolean

  constructor(reason: string, { forGood }: { forGood: boolean }) {
    super(`the mail server did not take a letter: ${reason}`)
    this.forGood = forGood
  }
}
