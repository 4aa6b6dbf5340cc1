import { useEffect, useEffectEvent, useState } from 'react'

/** Counts down the seconds from `from`; calls back at 0. */
export const useCountdown = (from: number, atZero: () => void) => {
  const [left, setLeft] = useState(from)
  const over = useEffectEvent(atZero)
  useEffect(() => {
    if (left === 0) return over()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
