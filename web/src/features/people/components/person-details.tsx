import type { Person } from '@sibyl/contracts/http/people'
import { pages } from '@sibyl/contracts/pages'
import { signNames } from '@sibyl/contracts/signs'
import { people, person as texts } from '#texts/people.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { SignSeal } from '../../../components/people/sign-seal.tsx'
import { formatCalendarDate } from '../../../lib/format.ts'
import { inSign } from '../../../lib/moon-words.ts'
import { hourAndPlaceOf } from '../../../lib/people/birth-clock.ts'
import { PanelTitle } from './panel-title.tsx'

const SIGN = 30

/** A longitude as charts write it: minutes are rounded, but never into the next sign. */
const exactly = (longitude: number) => {
  const sign = Math.floor(longitude / SIGN)
  const minutes = Math.min(Math.round((longitude - sign * SIGN) * 60), SIGN * 60 - 1)
  return texts.at(Math.floor(minutes / 60), minutes % 60, signNames[sign] ?? '')
}

const roughly = (longitude: number) => {
  const { degree, sign } = inSign(longitude)
  return texts.about(degree, sign)
}

/** The address of the sky's page, if the client has one. */
const skyPage = Object.entries(pages).find(([name]) => name === 'sky')?.[1]

/** A person with Sun, Moon and rising sign, and the actions for them. */
export const PersonDetails = ({ person }: { person: Person }) => {
  const { _id, name, self, dateOfBirth, unknownTime, chart } = person
  const position = unknownTime ? roughly : exactly
  const lines = [
    [texts.sun, position(chart.sun)],
    [texts.moon, position(chart.moon)],
    [texts.rising, chart.ascendant === undefined ? texts.needsTime : exactly(chart.ascendant)],
  ]
  return (
    <section className="panel" aria-labelledby="person">
      <header className="panelwho">
        <SignSeal longitude={chart.sun} />
        <div>
          <p className="note">{people.born(formatCalendarDate(new Date(dateOfBirth)), hourAndPlaceOf(person))}</p>
          <PanelTitle id="person">{name}</PanelTitle>
        </div>
      </header>
      <dl className="placements">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="panelacts">
        {!self && (
          <ButtonLink variant="primary" to={`/input/love?person=${_id}`}>
            {texts.compare}
          </ButtonLink>
        )}
        <ButtonLink variant={self ? 'primary' : 'secondary'} to={`/input/astrology?person=${_id}`}>
          {texts.readChart}
        </ButtonLink>
        {skyPage && <ButtonLink to={`${skyPage}?person=${_id}`}>{texts.sky}</ButtonLink>}
      </div>
    </section>
  )
}
