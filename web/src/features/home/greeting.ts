import { home } from '#texts/home.tsx'

/** By the reader's local time. After midnight it is still evening: "good night" would take leave of them. */
export const greeting = (now: Date) => {
  const hour = now.getHours()
  if (hour < 5) return home.greeting.evening
  if (hour < 12) return home.greeting.morning
  return hour < 18 ? home.greeting.afternoon : home.greeting.evening
}
