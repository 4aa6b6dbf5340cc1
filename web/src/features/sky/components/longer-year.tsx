import type { AstrologyType } from '@sibyl/contracts/http/reading-forms-astrology'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { sky } from '#texts/sky.ts'
import { Glyph } from '../../../components/sky/glyph.tsx'
import { formatDate, formatTime } from '../../../lib/format.ts'
import { useGetProgressionQuery, useGetReturnQuery } from '../../../lib/sky/your-sky-api.ts'

const texts = sky.year

type RowProps = { of: 'Sun' | 'Moon'; title: string; more: readonly { to: string; words: string }[]; children: ReactNode }

const Row = ({ of, title, more, children }: RowProps) => (
  <li>
    <Glyph of={of} />
    <h3>{title}</h3>
    <p>{children}</p>
    <div className="skyreadings">
      {more.map(({ to, words }) => (
        <Link key={to} to={to}>
          {words}
        </Link>
      ))}
    </div>
  </li>
)

/** The return of the Sun and the progressed Moon. Each is left out if it cannot be loaded, because the page does not need it. */
export const LongerYear = ({ personId }: { personId: string }) => {
  const { currentData: solar } = useGetReturnQuery(personId)
  const { currentData: progressed } = useGetProgressionQuery(personId)
  const reading = (kind: AstrologyType, words: string) => ({
    to: `/input/astrology?${new URLSearchParams({ kind, person: personId })}`,
    words,
  })
  const next = progressed?.signs.find(({ at }) => at > progressed.date)
  return (
    <section className="longeryear" aria-labelledby="longeryear">
      <h2 id="longeryear" className="vh">
        {texts.title}
      </h2>
      <ul>
        {solar && (
          <Row of="Sun" title={texts.solarReturn} more={[reading('solarreturn', texts.readYear)]}>
            {solar.unknownTime ? texts.returnOn(formatDate(solar.at)) : texts.returnAt(formatDate(solar.at), formatTime(solar.at))}{' '}
            {solar.words}
          </Row>
        )}
        {progressed && (
          <Row
            of="Moon"
            title={texts.progressedMoon}
            more={[reading('progressions', texts.readProgressions), reading('lunarreturn', texts.readMonth)]}
          >
            {progressed.words} {next && texts.enters(next.sign, formatDate(next.at))} {progressed.unknownTime && texts.moonUnknown}
          </Row>
        )}
      </ul>
    </section>
  )
}
