import { escapeHtml } from '@sibyl/platform/escape-html'
import type { Account } from '../account.ts'
import { type DeliverySettings, readDeliverySettings } from '../events/delivery-settings.ts'
import { type Around, action, framed } from './frame.ts'
import { time } from './words.ts'

const DAY = 24 * 3600

const steps = [
  ['An hour', 3600],
  ['A day', DAY],
  ['A week', 7 * DAY],
  ['A month (31 days)', 31 * DAY],
  ['A year (366 days)', 366 * DAY],
] as const

type Numbers = { [K in keyof DeliverySettings]: DeliverySettings[K] extends number ? K : never }[keyof DeliverySettings]

const numbers: readonly (readonly [Numbers, string, number])[] = [
  ['dropPercent', 'Never sent, %', 100],
  ['duplicatePercent', 'Sent twice, %', 100],
  ['delayMs', 'Late by up to, ms', 600_000],
  ['parallel', 'On their way at once', 64],
  ['retryFirstMs', 'Pause after the first failure, ms', 3_600_000],
]

const number = (settings: DeliverySettings, [name, label, most]: (typeof numbers)[number]): string =>
  `<label>${label}<input type="number" name="${name}" min="0" max="${most}" value="${settings[name]}" required></label>`

const check = (name: 'paused' | 'shuffle', label: string, on: boolean): string =>
  `<label class="check"><input type="checkbox" name="${name}"${on ? ' checked' : ''}>${label}</label>`

/** The account's clock, and the faults of deliveries. */
export const switchesPage = (account: Account, around: Around): string => {
  const { base } = around
  const settings = readDeliverySettings(account.settings)
  const counts = account.queue.counts()
  const now = Math.floor(Date.now() / 1000) + account.ahead()
  const ahead = account.ahead() > 0 ? `${(account.ahead() / DAY).toFixed(1)} days ahead of this machine` : 'the time of this machine'
  return framed(
    'Clock and switches',
    'switches',
    around,
    `<section><h2>Clock</h2><p>${time(now)} <span class="quiet">${ahead}. Moved forward, subscriptions renew, end and fail as they would. It does not go back.</span></p>
<div class="acts">${steps.map(([label, seconds]) => action(`${base}/state/clock/advance`, label, { seconds: String(seconds) })).join('')}</div></section>
<section><h2>Webhooks</h2><p class="quiet">${counts.waiting} waiting, ${counts.delivered} delivered, ${counts.dropped} dropped, ${counts.failed} given up.</p>
<form method="post" action="${base}/state/settings"><fieldset><legend>Deliveries</legend>${check('paused', 'Hold all of them back', settings.paused)}${check('shuffle', 'In any order', settings.shuffle)}${numbers.map((each) => number(settings, each)).join('')}<label>Seed<input name="seed" maxlength="100" value="${escapeHtml(settings.seed)}"></label></fieldset><button class="p">Save</button></form></section>`,
  )
}
