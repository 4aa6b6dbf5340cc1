import { useEffect, useState } from 'react'
import type { Sky } from '../lib/sky.ts'

/** The sky at this moment, or null until the almanac has loaded. The almanac is large and nothing waits for it. */
export const useSky = (): Sky | null => {
  const [sky, setSky] = useState<Sky | null>(null)
  useEffect(() => {
    let gone = false
    const load = () =>
      import('../lib/sky.ts').then(
        ({ skyAt }) => gone || setSky(skyAt(new Date())),
        () => undefined, // the dial stays without its Moon
      )
    const timer = setTimeout(load, 0)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [])
  return sky
}
