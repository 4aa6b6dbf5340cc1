import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { moon as texts } from '#texts/moon.ts'

const event = (name: string, startDate: string, more: object = {}) => ({
  '@type': 'Event',
  name,
  startDate,
  ...more,
  location: { '@type': 'Place', name: texts.sky },
})

type StructuredDataProps = { name: string; description: string; data: Pick<MoonMonth, 'month' | 'phases' | 'eclipses'> }

/** The phases and eclipses of a month, or of a year in its place, for search engines: schema.org, as JSON-LD. */
export const StructuredData = ({ name, description, data }: StructuredDataProps) => {
  const { phases, eclipses, month } = data
  const inMonth = <T extends { at: string }>(events: readonly T[]) => events.filter(({ at }) => at.startsWith(month))
  const json = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    description,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        ...inMonth(phases).map(({ at, phase }) => event(texts.phase(phase), at)),
        ...inMonth(eclipses).map((eclipse) => event(texts.eclipse(eclipse), eclipse.at, { description: texts.seen(eclipse) })),
      ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  }
  // As HTML, because React would escape the quotes of a text.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(json).replaceAll('<', '\\u003c') }} />
}
