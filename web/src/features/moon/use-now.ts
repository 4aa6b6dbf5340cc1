import { useEffect, useState } from 'react'

const A_MINUTE_MS = 60_000

/** This moment, renewed each minute; null in a prerendered page and in the first rendering. */
export const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    renew()
    const timer = setInterval(renew, A_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
