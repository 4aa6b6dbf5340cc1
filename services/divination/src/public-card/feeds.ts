import type { PublicCard } from '@sibyl/contracts/http/public-card'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { Feed } from 'feed'

type Publisher = { product: string; publicUrl: string }

/** The cards as RSS 2.0 and as JSON Feed, the latest day first. */
export const feedOf = (cards: readonly PublicCard[], { product, publicUrl }: Publisher): { 'feed.xml': string; 'feed.json': string } => {
  const below = (path: string): string => new URL(path, publicUrl).href
  const here = below('/api/divination/public-card')
  const midnight = ({ draw }: PublicCard): Date => new Date(`${draw.date}T00:00:00Z`)
  const [latest] = cards
  const feed = new Feed({
    id: here,
    title: `${product}: the card of the day`,
    description: 'One tarot card a day, drawn for everybody at midnight UTC and sealed the day before.',
    link: below('/'),
    language: 'en',
    copyright: product,
    generator: product,
    favicon: below('/favicon.ico'),
    feedLinks: { rss: `${here}/feed.xml`, json: `${here}/feed.json` },
    ...(latest && { updated: midnight(latest) }),
  })
  for (const card of cards) {
    const { label, meaning, keywords, picture, draw } = card
    feed.addItem({
      id: `${here}?date=${draw.date}`,
      title: label,
      link: below(`/deck/${card.card}`),
      description: meaning,
      content: `<p><img src="${below(picture)}" alt="${escapeHtml(label)}" width="150" height="260"></p><p>${escapeHtml(meaning)}</p><p>${escapeHtml(keywords.join(', '))}</p>`,
      date: midnight(card),
    })
  }
  return { 'feed.xml': feed.rss2(), 'feed.json': feed.json1() }
}
