import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { moon as texts } from '#texts/moon.ts'
import type { Zone } from '../zone.ts'

type WhereSeenProps = {
  eclipses: MoonMonth['eclipses']
  /** The same eclipses as seen from the zone's largest place; empty until they have loaded. */
  here: MoonMonth['eclipses']
  place: string
  zone: Zone
}

/** The eclipses of the month: where in the world each is seen, and whether from here. */
export const WhereSeen = ({ eclipses, here, place, zone }: WhereSeenProps) => (
  <section className="whereseen">
    <h2>{texts.whereSeen}</h2>
    {eclipses.map((eclipse) => {
      const own = here.find(({ at }) => at === eclipse.at)
      return (
        <p key={eclipse.at}>
          <b>{texts.eclipseOn(eclipse, zone.day(eclipse.at))}</b> {texts.seen(eclipse)} {own && texts.here(place, own)}
        </p>
      )
    })}
  </section>
)
