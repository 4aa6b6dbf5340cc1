import type { Reminder, ReminderSettings } from '@sibyl/contracts/http/reminders'
import { useState } from 'react'
import { reminders as texts } from '#texts/reminders.ts'
import { browserZone } from '../../lib/browser-zone.ts'
import { failureOf } from '../../lib/failure.ts'
import { useAddBrowserMutation, useRemoveBrowserMutation, useSetRemindersMutation } from './api.ts'
import { NotAllowed, subscribe, unsubscribe } from './this-browser.ts'

export type Way = Reminder['way'] | 'none'
export type Hours = { morning: string; evening: string | null; way: Way }

type Outcome = { kind: 'good' | 'bad'; says: string }

const settingsFor = ({ morning, evening, way }: Hours): ReminderSettings => ({
  morning: way === 'none' ? null : { at: morning, way },
  evening: way === 'none' || evening === null ? null : { at: evening, way },
  timezone: browserZone(),
})

/** Stores the chosen hours; for notifications, subscribes this browser first. Knows how the last attempt ended. */
export const useKeepHour = (pushKey: string | null) => {
  const [set] = useSetRemindersMutation()
  const [add] = useAddBrowserMutation()
  const [remove] = useRemoveBrowserMutation()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const prepare = async (way: Way): Promise<string | null> => {
    if (way !== 'push') return null
    try {
      await add(await subscribe(pushKey ?? '')).unwrap()
      return null
    } catch (error) {
      if (error instanceof NotAllowed) return texts.denied
      // The browser's own error, in words for developers.
      if (error instanceof Error) return texts.notSubscribed
      const { message, fields } = failureOf(error, texts.notSubscribed)
      return fields[0]?.message ?? message
    }
  }
  const keep = async (hours: Hours): Promise<Outcome> => {
    if (hours.morning === '' || hours.evening === '') return { kind: 'bad', says: texts.noTime }
    const refused = await prepare(hours.way)
    if (refused) return { kind: 'bad', says: refused }
    try {
      await set(settingsFor(hours)).unwrap()
    } catch (error) {
      return { kind: 'bad', says: failureOf(error, texts.notSaved).message }
    }
    // Another browser of the reader's may still take notifications, so a failure here changes nothing for them.
    const ended = hours.way === 'push' ? undefined : await unsubscribe().catch(() => undefined)
    if (ended) await remove(ended)
    return { kind: 'good', says: texts.saved[hours.way] }
  }
  return {
    busy,
    outcome,
    forget: () => setOutcome(null),
    keep: async (hours: Hours) => {
      setBusy(true)
      setOutcome(await keep(hours))
      setBusy(false)
    },
  }
}
