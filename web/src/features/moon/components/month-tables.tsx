import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { moonTables as texts, moon as words } from '#texts/moon.ts'
import { inMonth, voidsIn } from '../calendar.ts'
import { position } from '../position.ts'
import type { Zone } from '../zone.ts'

const Phases = ({ month, data, zone }: MonthTablesProps) => {
  const eclipses = inMonth(data.eclipses, month, zone)
  const rows = [
    ...inMonth(data.phases, month, zone).map(({ at, phase, longitude }) => ({ at, what: words.phase(phase), longitude })),
    ...eclipses.map((eclipse) => ({ at: eclipse.at, what: words.eclipse(eclipse), longitude: eclipse.longitude })),
  ].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <table className="moontable nums">
      <caption>{eclipses.length > 0 ? texts.phasesAndEclipses : texts.phases}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.phase}</th>
          <th scope="col">{texts.stands}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, what, longitude }) => (
          <tr key={at}>
            <td>
              <time dateTime={at}>
                {zone.day(at)}, {zone.time(at)}
              </time>
            </td>
            <td>{what}</td>
            <td className="quiet">{position(longitude)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Voids = ({ month, data, zone }: MonthTablesProps) => (
  <table className="moontable nums">
    <caption>{texts.void}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.from}</th>
        <th scope="col">{texts.until}</th>
        <th scope="col">{texts.last}</th>
      </tr>
    </thead>
    <tbody>
      {voidsIn(data, month, zone).map(({ from, to, last, sign }) => (
        <tr key={from}>
          <td>
            <time dateTime={from}>
              {zone.day(from)}, {zone.time(from)}
            </time>
          </td>
          <td>
            <time dateTime={to}>
              {zone.date(from) === zone.date(to) ? '' : `${zone.day(to)}, `}
              {zone.time(to)}
            </time>
          </td>
          <td className="quiet">{texts.lastThen(last, sign)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type MonthTablesProps = { month: string; data: MoonMonth; zone: Zone }

/** The month in two tables: its phases with its eclipses, and its times void of course. */
export const MonthTables = (props: MonthTablesProps) => (
  <section className="moontables">
    <div>
      <Phases {...props} />
    </div>
    <div>
      <Voids {...props} />
    </div>
  </section>
)
