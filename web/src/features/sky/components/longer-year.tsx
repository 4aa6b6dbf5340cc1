import type { ReactNode } from 'react'
import { sky } from '#texts/sky.ts'
import { Glyph } from '../../../components/sky/glyph.tsx'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { useGetProgressionQuery, useGetReturnQuery } from '../../../lib/sky/your-sky-api.ts'

const texts = sky.year

const Row = ({ of, title, children }: { of: 'Sun' | 'Moon'; title: string; children: ReactNode }) => (
  <li>
    <Glyph of={of} />
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
)

/** The return of the Sun and the progressed Moon. Each is left out if it cannot be loaded, because the page does not need it. */
export const LongerYear = ({ personId }: { personId: string }) => {
  const { currentData: solar } = useGetReturnQuery(personId)
  const { currentData: progressed } = useGetProgressionQuery(personId)
  const next = progressed?.signs.find(({ at }) => at > progressed.date)
  return (
    <section className="longeryear" aria-labelledby="longeryear">
      <h2 id="longeryear" className="vh">
        {texts.title}
      </h2>
      <ul>
        {solar && (
          <Row of="Sun" title={texts.solarReturn}>
            {solar.unknownTime ? texts.returnOn(formatDate(solar.at)) : texts.returnAt(formatDate(solar.at), formatTime(solar.at))}{' '}
            {solar.words}
          </Row>
        )}
        {progressed && (
          <Row of="Moon" title={texts.progressedMoon}>
            {progressed.words} {next && texts.enters(next.sign, formatDate(next.at))} {progressed.unknownTime && texts.moonUnknown}
          </Row>
        )}
      </ul>
    </section>
  )
}
