import { home } from '#texts/home.tsx'

/** By the reader's local time. */
export const greeting = (now: Date) => {
  const hour = now.getHours()
  if (hour < 5) return home.greeting.night
  if (hour < 12) return home.greeting.morning
  return hour < 18 ? home.greeting.afternoon : home.greeting.evening
}
