import type { Transit } from '@sibyl/contracts/http/your-sky'
import { sky } from '#texts/sky.ts'
import { formatTime } from '../../../lib/format.ts'
import { type Chosen, idOf } from '../chosen.ts'
import { monthWords } from '../when.ts'

const texts = sky.list

const timeOf = ({ at, precision }: Transit) => (precision === 'minute' ? formatTime(at) : precision === 'day' ? texts.allDay : texts.about)

type MonthsProps = { events: readonly Transit[]; chosen: Chosen | null; onChoose: (event: Transit) => void }

/** Every exact transit, month by month. */
export const Months = ({ events, chosen, onChoose }: MonthsProps) => {
  const months = Map.groupBy(events, ({ at }) => `${new Date(at).getFullYear()}-${new Date(at).getMonth()}`)
  return [...months].map(([month, inMonth]) => (
    <section key={month}>
      <h3>{monthWords(inMonth[0]?.at ?? '')}</h3>
      <ol>
        {inMonth.map((event) => (
          <li key={idOf(event)}>
            <button
              type="button"
              className="skyrow"
              aria-current={chosen?.event !== undefined && idOf(chosen.event) === idOf(event)}
              onClick={() => onChoose(event)}
            >
              <span className="dd nums">{new Date(event.at).getDate()}</span>
              <span>{event.title}</span>
              <time className="nums" dateTime={event.at}>
                {timeOf(event)}
              </time>
            </button>
          </li>
        ))}
      </ol>
    </section>
  ))
}
