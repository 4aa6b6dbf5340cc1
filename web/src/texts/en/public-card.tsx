import type { Wrap } from '../wrap.ts'
import { product } from './product.ts'

/** The page for owners of other sites. */
export const publicCard = {
  title: 'A Card for Your Site',
  lead: 'Show your visitors the card of the day: one card for everybody, drawn at midnight UTC. It is free.',
  preview: { title: 'See it', frame: `The card of the day, by ${product}` },
  snippet: {
    title: 'Put it on your page',
    about:
      'A frame of about 9 kB, with no script, no cookie and no other request. It follows the light or dark setting of your visitor’s system, and any width from 280 pixels.',
    copy: 'Copy',
    copied: 'Copied',
  },
  feeds: {
    title: 'Or follow it',
    about: 'The cards of the last 14 days, each with its words from our book.',
    rss: 'RSS feed',
    json: 'JSON feed',
  },
  drawn: {
    title: 'How it is drawn',
    about: (record: Wrap) => (
      <>
        Nobody chooses it, and no AI writes it. The deck of each day is sealed the day before, and on the day the {record('public record')}{' '}
        holds what anybody needs to draw the same card again.
      </>
    ),
  },
}
