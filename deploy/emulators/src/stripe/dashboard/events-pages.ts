import { escapeHtml } from '@sibyl/platform/escape-html'
import type { Account } from '../account.ts'
import { endpointOf } from '../events/endpoint.ts'
import type { Event } from '../shapes/kinds.ts'
import { type Around, action, framed, listed, pill } from './frame.ts'
import { time } from './words.ts'

const SHOWN = 50

const subjectOf = ({ data }: Event): string => String(data.object.id ?? '')

/** All events, the newest first, with the results of their deliveries. `after`: the id of the event after which the page starts. */
export const eventsPage = ({ objects, queue }: Account, around: Around, after: string | undefined): string => {
  const { data, more } = objects.list('event', {}, { limit: SHOWN, startingAfter: after })
  const lines = data.map((event) => {
    const states = queue.of(event.id).map(({ state }) => pill(state))
    return `<li><a href="${around.base}/events/${event.id}"><span>${escapeHtml(event.type)}</span><span class="meta">${states.join('') || 'sent to nobody'}</span><span class="meta id">${escapeHtml(subjectOf(event))}</span><span class="meta">${time(event.created)}</span></a></li>`
  })
  const next = more ? `<p class="more"><a href="${around.base}/events?after=${data.at(-1)?.id}">Older events</a></p>` : ''
  return framed('Events', 'events', around, `${listed(lines, 'Nothing has happened yet.')}${next}`)
}

/** One event as it is sent, each delivery attempt, and a button to send it again. */
export const eventPage = ({ queue, settings }: Account, event: Event, around: Around): string => {
  const to = endpointOf(settings)?.url ?? 'nowhere'
  const deliveries = queue.of(event.id).map(({ state, attempts, said, due }) => {
    const answer = said === null ? (state === 'waiting' ? `due ${due}` : '') : said
    return `<li><div class="line"><span class="id">${escapeHtml(to)}</span><span>${pill(state)}</span><span class="meta"><span>${attempts === 1 ? 'tried once' : `tried ${attempts} times`}</span><span>${escapeHtml(answer)}</span></span></div></li>`
  })
  return framed(
    'Event',
    'events',
    around,
    `<p class="big">${escapeHtml(event.type)}</p><p class="meta"><span class="id">${event.id}</span>${time(event.created)}</p>${action(`${around.base}/state/events/${event.id}/redeliver`, 'Send it again')}
<section><h2>Deliveries</h2>${listed(deliveries, 'It was sent to nobody.')}</section><section><h2>What is sent</h2><pre tabindex="0">${escapeHtml(JSON.stringify(event, null, 2))}</pre></section>`,
  )
}
