import type { Transit, Transits } from '@sibyl/contracts/http/your-sky'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { language } from '#texts/language.ts'
import { sky } from '#texts/sky.ts'
import { GlyphPath, toneOf } from '../../../components/sky/glyph.tsx'
import { formatDay } from '../../../lib/format.ts'
import { outline, type Stroke } from '../../../lib/sky/strokes.ts'
import { type Chosen, idOf, strokeId } from '../chosen.ts'
import { type Lane, lanesOf, type Measures, marksOf, nextMark } from '../lanes.ts'
import { monthWords, whenWords } from '../when.ts'

const texts = sky.ribbon
const DAY = 86_400_000
const list = new Intl.ListFormat(language)
const tones = ['flows', 'strains', 'meets'] as const

type RibbonProps = {
  sky: Transits
  strokes: readonly Stroke[]
  chosen: Chosen | null
  onChoose: (chosen: Chosen) => void
  measures: Measures
  now: number
}

const titleOf = ({ events: [event], body, aspect, point }: Stroke) => event?.title ?? sky.fact.notExactTitle(body, aspect, point)

/** The event of a stroke nearest to a moment; the stroke itself, if it has none. */
const chosenOf = (stroke: Stroke, at?: number): Chosen => {
  const off = (event: Transit) => Math.abs(Date.parse(event.at) - (at ?? Date.parse(stroke.events[0]?.at ?? event.at)))
  const event = stroke.events.toSorted((a, b) => off(a) - off(b))[0]
  return event ? { event } : { stroke }
}

const isOpen = (stroke: Stroke, chosen: Chosen | null) =>
  chosen?.event ? stroke.events.some((event) => chosen.event && idOf(event) === idOf(chosen.event)) : chosen?.stroke === stroke

/** The ruled line of time above the lanes: a tick a day, a longer one a week, a name a month. */
const Ruler = ({
  from,
  to,
  xOf,
  measures: { left, right, top, short },
  bottom,
}: {
  from: number
  to: number
  xOf: (at: number) => number
  measures: Measures
  bottom: number
}) => {
  const days = Array.from({ length: Math.round((to - from) / DAY) + 1 }, (_, day) => new Date(from + day * DAY))
  return (
    <svg className="ruler" aria-hidden="true">
      <path d={`M${left} ${top}H${right}`} />
      {days.map((day, index) => {
        const x = xOf(day.getTime()).toFixed(1)
        const first = day.getDate() === 1
        return (
          <g key={day.toISOString()}>
            <path d={`M${x} ${top}v${index % 7 === 0 ? -7 : -3}`} className={index % 7 === 0 ? 'week' : ''} />
            {first && <path className="month" d={`M${x} ${top - 18}V${bottom}`} />}
            {first && (
              <text x={Number(x) + 8} y={top - 10}>
                {monthWords(day.getTime(), short)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const LaneHead = ({ lane: { body, middle, bottom }, measures: { right, short } }: { lane: Lane; measures: Measures }) => (
  <svg className="lanehead" aria-hidden="true">
    <path d={`M0 ${bottom}H${right}`} />
    <GlyphPath of={body} x={short ? 12 : 13} y={middle} size={short ? 17 : 19} />
    {!short && (
      <text x="38" y={middle + 5}>
        {body}
      </text>
    )}
  </svg>
)

/**
 * Ninety days: a lane for each planet, a stroke for each transit. One stop for the keyboard; the arrows walk from stroke to stroke and from
 * lane to lane. A press takes the nearest stroke of the lane.
 */
export const Ribbon = ({ sky: { from: begins, to: ends }, strokes, chosen, onChoose, measures, now }: RibbonProps) => {
  const { left, right, top, height, reach, short, width } = measures
  const [from, to] = [Date.parse(begins), Date.parse(ends)]
  const xOf = (at: number) => left + ((at - from) / (to - from)) * (right - left)
  const lanes = lanesOf(strokes, measures, xOf)
  const marks = marksOf(lanes)
  const bottom = lanes.at(-1)?.bottom ?? top
  const today = new Date(now)
  const roomForToday = xOf(new Date(today.getFullYear(), today.getMonth() + 1, 1).getTime()) - xOf(now) > (short ? 26 : 48)
  const [stop, setStop] = useState<string | null>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const stopAt = marks.find(({ stroke }) => strokeId(stroke) === stop) ?? marks.find(({ stroke }) => isOpen(stroke, chosen)) ?? marks[0]

  const walk = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && stopAt) {
      event.preventDefault()
      onChoose(chosenOf(stopAt.stroke))
      return
    }
    const next = stopAt && nextMark(marks, stopAt, event.key)
    if (!next) return
    event.preventDefault()
    const id = strokeId(next.stroke)
    setStop(id)
    drawing.current?.querySelector<SVGGElement>(`[data-stroke="${id}"]`)?.focus()
  }

  const press = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = width / box.width
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale]
    const lane = lanes.find((one) => y >= one.top && y < one.bottom)
    const off = (mark: (typeof marks)[number]) => Math.max(0, mark.from - x, x - mark.to) + Math.abs(mark.y - y) / 4
    const nearest = marks.filter((mark) => mark.lane === lane && off(mark) <= reach).sort((a, b) => off(a) - off(b))[0]
    if (!nearest) return
    setStop(strokeId(nearest.stroke))
    onChoose(chosenOf(nearest.stroke, from + ((x - left) / (right - left)) * (to - from)))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn
    <svg
      ref={drawing}
      className="skyribbon"
      viewBox={`0 0 ${width} ${bottom + 4}`}
      role="group"
      aria-label={texts.label(formatDay(begins), formatDay(ends))}
      onClick={press}
      onKeyDown={walk}
    >
      <Ruler from={from} to={to} xOf={xOf} measures={measures} bottom={bottom} />
      {lanes.map((lane) => (
        <LaneHead key={lane.body} lane={lane} measures={measures} />
      ))}
      {now >= from && now <= to && (
        <svg className="skytoday" aria-hidden="true">
          <path d={`M${xOf(now).toFixed(1)} ${top}V${bottom}`} />
          {roomForToday && (
            <text x={Math.max(left, xOf(now) - 2)} y={top - 10}>
              {short ? monthWords(now, true) : texts.today}
            </text>
          )}
        </svg>
      )}
      {marks.map((mark) => {
        const { stroke, y, from: begin, to: end, sign } = mark
        const id = strokeId(stroke)
        const open = isOpen(stroke, chosen)
        const [event] = stroke.events
        return (
          // biome-ignore lint/a11y/useSemanticElements: a drawn shape cannot be a button element
          <g
            key={id}
            role="button"
            data-stroke={id}
            tabIndex={mark === stopAt ? 0 : -1}
            aria-pressed={open}
            aria-label={texts.mark(titleOf(stroke), event ? whenWords(event) : sky.fact.notExact)}
            className={`skystroke ${toneOf(stroke.aspect)}`}
          >
            <rect
              x={Math.min(begin - 5, short ? begin : sign - 12)}
              y={y - 12}
              width={end - begin + (short ? 10 : 36)}
              height="24"
              rx="5"
            />
            <path d={outline(stroke.curve, xOf, y, height)} />
            {stroke.events.map(({ at }) => (
              <path key={at} className="needle" d={`M${xOf(Date.parse(at)).toFixed(1)} ${y - height / 2 - 1.5}v${height + 3}`} />
            ))}
            {!short && <GlyphPath of={stroke.point} x={sign} y={y} size={15} width={1.2} />}
          </g>
        )
      })}
    </svg>
  )
}

/** The meaning of the colours, and the planets without any transit. */
export const RibbonLegend = ({ sky: { tracks, to }, strokes }: { sky: Transits; strokes: readonly Stroke[] }) => {
  const idle = tracks.map(({ body }) => body).filter((body) => !strokes.some((stroke) => stroke.body === body))
  return (
    <p className="skylegend">
      {tones.map((tone) => (
        <span key={tone} className={tone}>
          <svg width="30" height="10" aria-hidden="true">
            <path d="M0 5Q15 -1 30 5Q15 11 0 5Z" />
          </svg>
          {texts[tone]}
        </span>
      ))}
      {idle.length > 0 && <span>{texts.nothing(list.format(idle), formatDay(to), idle.length > 1)}</span>}
    </p>
  )
}
