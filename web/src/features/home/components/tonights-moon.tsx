import type { Sky } from '@sibyl/contracts/http/sky'
import { moon } from '#texts/home.tsx'
import { formatDay } from '../../../lib/format.ts'
import { inSign, phaseName } from '../../../lib/moon-words.ts'

const rows = (sky: Sky | null) => {
  const { sign, degree } = inSign(sky?.moon ?? 0)
  return [
    [moon.phase, sky && phaseName(sky.phase)],
    [moon.lit, sky && `${Math.round(sky.lit * 100)}%`],
    [moon.standsIn, sky && `${degree}° ${sign}`],
    [moon.fullOn, sky && formatDay(sky.fullMoon)],
  ] as const
}

/** The Moon in words. Its space is reserved while the sky loads. */
export const TonightsMoon = ({ sky }: { sky: Sky | null }) => (
  <section className="moon" aria-labelledby="tonights-moon" aria-busy={!sky}>
    <h2 id="tonights-moon">{moon.heading}</h2>
    <dl>
      {rows(sky).map(([term, words]) => (
        <div className="line" key={term}>
          <dt>{term}</dt>
          <dd>{words ?? <span className="vh">{moon.notKnown}</span>}</dd>
        </div>
      ))}
    </dl>
  </section>
)
