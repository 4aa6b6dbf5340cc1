import type { PagePattern } from '@sibyl/contracts/pages'
import { useEffect, useRef } from 'react'
import { isOffline } from '../../lib/online.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Whether the browser speaks for its reader, by Do Not Track or Global Privacy Control: that counts for more than what was chosen here. */
const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/**
 * Has a page counted, once each time an address is shown, as long as the reader agrees to it; not again where they take that back there and
 * agree anew. What sends it is fetched only then, when the browser has nothing better to do. Whether it arrives, nobody waits for.
 */
export const useCountVisit = (page: PagePattern, address: string, agreed: boolean) => {
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (counted.current !== address) counted.current = undefined
    if (!agreed || counted.current === address || asksNotToBeTracked()) return
    let wanted = true
    whenIdle(() => {
      if (!wanted || isOffline()) return
      import('./send-visit.ts')
        .then(({ sendVisit }) => {
          if (!wanted) return undefined
          counted.current = address
          return sendVisit(page)
        })
        .catch(() => undefined)
    })
    return () => {
      wanted = false
    }
  }, [page, address, agreed])
}
