import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inPages } from '@sibyl/platform/store/in-pages'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { DAY, HOUR, plus, systemClock } from '@sibyl/platform/time'
import { type Mail, mailCollection } from '../src/delivery/mail.ts'
import { addRecipient, recipientCollection } from '../src/recipients/recipient.ts'
import { choose, reminderCollection } from '../src/reminders/reminder.ts'

const sender = fileURLToPath(new URL('./reminders-process.fixture.ts', import.meta.url))
/** Generous for a busy machine; on an idle one a zone takes some seconds. */
const PATIENCE_MS = 120_000
const READERS = 1112
const DAYS = 3
const KILLS = 7
const KILLED_AFTER = Math.floor((READERS * DAYS) / (KILLS + 1))

/** Runs the sender, and kills it after so many reminders. Resolves with its lines, each a time and what was handed over then. */
const run = async (file: string, from: string, until: string, most: number): Promise<string[][]> => {
  const child = spawn(process.execPath, [sender, file, from, until], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const lines: string[][] = []
  let handed = 0
  const reading = createInterface({ input: child.stdout })
  reading.on('line', (line) => {
    lines.push(line.split(' '))
    if (lines.at(-1)?.[1] !== 'clock') handed += 1
    if (handed === most) child.kill('SIGKILL')
  })
  const [[code, signal]] = await Promise.all([exited, once(reading, 'close')])
  expect([code, signal]).toEqual(most === Number.POSITIVE_INFINITY ? [0, null] : [null, 'SIGKILL'])
  return lines
}

/** What a clock on a wall of the zone shows, to the minute. */
const wallClock = (zone: string): ((at: string) => string) => {
  const options = { dateStyle: 'short', timeStyle: 'short', hour12: false, timeZone: zone } as const
  const format = new Intl.DateTimeFormat('sv-SE', options)
  return (at) => format.format(new Date(at))
}

const minutes = (count: number): string => [Math.floor(count / 60), count % 60].map((part) => String(part).padStart(2, '0')).join(':')

describe('3,336 reminders over a change of the clocks, sent by a service that is killed seven times', () => {
  let directory: string
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'reminders-'))
  })
  afterEach(() => rmSync(directory, { recursive: true }))

  it.each<[string, string, [gap: string, instead: string][]]>([
    ['Europe/Berlin', '2027-03-26T23:00:00.000Z', [['2027-03-28 02:', '2027-03-28 03:']]],
    ['America/New_York', '2027-11-06T04:00:00.000Z', []],
    [
      'Australia/Lord_Howe',
      '2027-10-01T13:30:00.000Z',
      [
        ['2027-10-03 02:0', '2027-10-03 02:3'],
        ['2027-10-03 02:1', '2027-10-03 02:4'],
        ['2027-10-03 02:2', '2027-10-03 02:5'],
      ],
    ],
  ])(
    'come at their minute in %s, each once',
    async (zone, from, skipped) => {
      const file = join(directory, 'notification.db')
      const store = openSqliteStore({ file, service: 'notification', clock: systemClock })
      const [reminders, recipients] = [await store.collection(reminderCollection), await store.collection(recipientCollection)]
      const hours = new Map<string, string>()
      await Promise.all(
        Array.from({ length: READERS }, async (_, index) => {
          const userId = `reader-${index}`
          // Every minute of the small hours, when clocks change, and some times during the day.
          const at = minutes(index < 300 ? index : (index * 7) % 1440)
          hours.set(userId, at)
          await recipients.change(userId, addRecipient(`${userId}@sibyl.example`, 'Ada'))
          const morning = { at, way: index % 2 ? 'push' : 'mail' } as const
          // A millisecond earlier, so that midnight of the first day is still to come.
          await reminders.change(userId, choose({ morning, evening: null, timezone: zone }, plus(from, -1)))
        }),
      )
      await store.close()

      const shows = wallClock(zone)
      // The clocks may have gone back in between.
      const until = plus(from, DAYS * DAY + HOUR)
      const lines: string[][] = []
      for (let kill = 0; kill < KILLS; kill += 1) lines.push(...(await run(file, lines.at(-1)?.[0] ?? from, until, KILLED_AFTER)))
      lines.push(...(await run(file, lines.at(-1)?.[0] ?? from, until, Number.POSITIVE_INFINITY)))

      const afterGap = (time: string) => skipped.reduce((known, [gap, instead]) => known.replace(gap, instead), time)
      const days = [0, 1, 2].map((day) => shows(plus(from, day * DAY + DAY / 2)).slice(0, 10))
      const expected = [...hours].flatMap(([userId, at]) => days.map((day) => `${userId} ${afterGap(`${day} ${at}`)}`))

      const after = openSqliteStore({ file, service: 'notification', clock: systemClock })
      const mails = await after.collection(mailCollection)
      const mailed: string[] = []
      for await (const { userId, queuedAt } of inPages<Mail>((page) => mails.find('byState', { state: 'sent' }, page)))
        mailed.push(`${userId} ${shows(queuedAt)}`)
      await after.close()

      // A browser shows one notification of a tag; a push service that has not delivered it yet keeps one of a topic.
      const handed = lines
        .filter(([, way]) => way === 'push')
        .map(([at = '', , what = '']) => `${what.slice(0, what.indexOf('/'))} ${shows(at)}`)
      const pushed = new Set(handed)
      const repeated = handed.length - pushed.size
      process.stdout.write(`${zone}: ${mailed.length} mails, ${pushed.size} pushes, ${repeated} of them handed over again after a kill\n`)
      const inWindow = (all: readonly string[]) => all.filter((one) => days.some((day) => one.includes(day))).toSorted()
      expect(inWindow([...mailed, ...pushed])).toEqual(expected.toSorted())
      expect(repeated).toBeLessThanOrEqual(KILLS * 16)
    },
    PATIENCE_MS,
  )
})
