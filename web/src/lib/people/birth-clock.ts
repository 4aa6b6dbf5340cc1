import { formatTime } from '../format.ts'

/** The time of a birth in the style of every other time: "1:06 AM" for "01:06". */
export const onTheClock = (time: string): string => formatTime(`1970-01-01T${time}Z`, 'UTC')

type Birth = { timeOfBirth?: string | undefined; placeOfBirth: string }

/** Hour and place of a birth, for the line that also has its date. */
export const hourAndPlaceOf = ({ timeOfBirth, placeOfBirth }: Birth) => ({ hour: timeOfBirth && onTheClock(timeOfBirth), placeOfBirth })
