import type { PagePattern } from '@sibyl/contracts/pages'
import { useEffect, useRef } from 'react'
import { isOffline } from '../../lib/online.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Whether the browser objects on its reader's behalf, by Do Not Track or Global Privacy Control: that outweighs a consent given here. */
const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/**
 * Has a page counted, once each time an address is shown, while the reader consents; not again if they withdraw the consent there and give
 * it again. The sending code loads only then, when the browser is idle. Nothing waits for it to arrive.
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
