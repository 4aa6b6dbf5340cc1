import type { Statistics } from '@sibyl/contracts/http/journal'
import { statistics as texts } from '#texts/journal.ts'

type Tally = Statistics['tallies'][number]

const WIDTH = 200

/** The count on a line with the range that chance usually gives. */
const Range = ({ tally: { count, expected, interval } }: { tally: Tally }) => {
  const [low, high] = interval
  const from = Math.max(0, Math.min(low, count) - (high - low) / 2)
  const to = Math.max(high, count) + (high - low) / 2 || 1
  const x = (value: number) => 6 + ((WIDTH - 12) * (value - from)) / (to - from)
  return (
    <svg className="range" viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
      <path className="axis" d={`M0 10H${WIDTH}`} />
      <path className="usual" d={`M${x(low)} 10H${x(high)}`} />
      <path className="mean" d={`M${x(expected)} 4V16`} />
      <circle cx={x(count)} cy="10" r="5" />
    </svg>
  )
}

export const DrawStatistics = ({ statistics: { readings, cards, tallies, mostDrawn, unusual } }: { statistics: Statistics }) =>
  cards === 0 ? (
    <p className="quiet">{texts.none}</p>
  ) : (
    <>
      <p className="quiet">{texts.lead(cards, readings)}</p>
      <dl className="tallies">
        {tallies
          .filter(({ of }) => of > 0)
          .map((tally) => (
            <div key={tally.kind} data-result={tally.result}>
              <dt>{texts.kinds[tally.kind]}</dt>
              <dd className="count nums">{texts.count(tally)}</dd>
              <dd>
                <Range tally={tally} />
              </dd>
              <dd className="inwords">
                {texts.results[tally.result]} <span className="quiet nums">{texts.chance(tally)}</span>
              </dd>
            </div>
          ))}
      </dl>
      <p className="together">{texts.together(unusual)}</p>
      {mostDrawn.length > 0 && (
        <>
          <h3>{texts.most}</h3>
          <ul className="most">
            {mostDrawn.map(({ card, name, count }) => (
              <li key={card}>
                {name} <span className="quiet nums">{texts.times(count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
