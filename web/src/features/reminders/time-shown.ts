import { formatTime } from '../../lib/format.ts'

/** "7:30 AM" for "07:30", as the reader's language writes times; nothing for an empty field. */
export const timeShown = (at: string) => (at ? formatTime(`1970-01-01T${at}:00Z`, 'UTC') : '')
