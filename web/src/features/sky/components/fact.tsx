import type { Transit } from '@sibyl/contracts/http/your-sky'
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { sky } from '#texts/sky.ts'
import { Dialog } from '../../../components/dialog.tsx'
import '../../../components/icon-button.css'
import { Icon } from '../../../components/icon.tsx'
import { Trio } from '../../../components/sky/glyph.tsx'
import { formatDay } from '../../../lib/format.ts'
import { type Chosen, idOf } from '../chosen.ts'
import { whenWords } from '../when.ts'

const texts = sky.fact

type Account = { title: string; when: string; meaning?: string; lines: readonly (readonly [term: string, words: string])[] }

const accountOf = ({ event, stroke }: Chosen): Account => {
  if (stroke) {
    const ends = [stroke.curve[0], stroke.curve.at(-1)].map((edge) => formatDay(new Date(edge?.at ?? 0)))
    const title = texts.notExactTitle(stroke.body, stroke.aspect, stroke.point)
    return { title, when: texts.notExact, lines: [[texts.howLong, texts.within(ends[0] ?? '', ends[1] ?? '')]] }
  }
  const story = event.passes > 1 ? `${texts.pass(event.pass, event.passes)}. ${texts.turned} ` : ''
  return {
    title: event.title,
    when: whenWords(event),
    meaning: event.meaning,
    lines: [
      [texts.why, event.why],
      [texts.meaning, event.meaning],
      [texts.howLong, `${story}${texts.within(formatDay(event.near.from), formatDay(event.near.to))}`],
    ],
  }
}

const Lines = ({ lines }: Pick<Account, 'lines'>) => (
  <dl className="skylines">
    {lines.map(([term, words]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)

type FactProps = {
  chosen: Chosen
  events: readonly Transit[]
  onChoose: (event: Transit) => void
  sheet: boolean
  onSheet: (open: boolean) => void
}

const Steps = ({ chosen, events, onChoose }: Pick<FactProps, 'chosen' | 'events' | 'onChoose'>) => {
  const open = chosen.event && idOf(chosen.event)
  const at = events.findIndex((event) => idOf(event) === open)
  const walk = (step: number) => {
    const next = events[(Math.max(at, 0) + step + events.length) % events.length]
    if (next) onChoose(next)
  }
  return (
    <div className="skysteps">
      <span className="nums">{at >= 0 && texts.counter(at + 1, events.length)}</span>
      <span>
        <button type="button" className="iconbtn" aria-label={texts.previous} onClick={() => walk(-1)}>
          <Icon of={ChevronLeft} />
        </button>
        <button type="button" className="iconbtn" aria-label={texts.next} onClick={() => walk(1)}>
          <Icon of={ChevronRight} />
        </button>
      </span>
    </div>
  )
}

/** The open transit: beside the wheel on a wide page; on a narrow one its first sentence, with the rest in a sheet. */
export const Fact = ({ chosen, events, onChoose, sheet, onSheet }: FactProps) => {
  const { title, when, meaning, lines } = accountOf(chosen)
  const what = chosen.event ?? chosen.stroke
  return (
    <section className="skyfact" aria-label={texts.label}>
      <Trio {...what} />
      <div aria-live="polite">
        <h2>{title}</h2>
        <p className="nums">{when}</p>
        {meaning && <p className="short">{meaning}</p>}
        <Lines lines={lines} />
      </div>
      <button type="button" className="skymore" onClick={() => onSheet(true)}>
        {texts.more}
        <Icon of={ArrowRight} />
      </button>
      {events.length > 0 && <Steps chosen={chosen} events={events} onChoose={onChoose} />}
      <Dialog open={sheet} onOpenChange={onSheet} title={title} description={when}>
        <Trio {...what} />
        <Lines lines={lines} />
        {events.length > 0 && <Steps chosen={chosen} events={events} onChoose={onChoose} />}
      </Dialog>
    </section>
  )
}
