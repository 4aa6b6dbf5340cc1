import type { Letter } from './mail.ts'

/** Hands letters to a mail server. */
export interface Mailer {
  /** Resolves once the server has taken the letter. `id` names the mail: a server that sees it twice can tell. */
  send(id: string, letter: Letter): Promise<void>
  close(): Promise<void>
}
