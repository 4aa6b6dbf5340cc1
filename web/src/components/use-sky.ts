import { useEffect, useState } from 'react'
import type { Sky } from '../lib/sky.ts'

const whenIdle = (work: () => void) => {
  if (!('requestIdleCallback' in window)) return setTimeout(work, 1)
  return window.requestIdleCallback(work, { timeout: 1500 })
}

/** The sky at this moment, or null until the almanac has loaded. It is large, so it comes after everything else, and only where it is `wanted`. */
export const useSky = (wanted = true): Sky | null => {
  const [sky, setSky] = useState<Sky | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const load = () =>
      import('../lib/sky.ts').then(
        ({ skyAt }) => gone || setSky(skyAt(new Date())),
        () => undefined, // the dial stays without its Moon
      )
    whenIdle(load)
    return () => {
      gone = true
    }
  }, [wanted])
  return sky
}
