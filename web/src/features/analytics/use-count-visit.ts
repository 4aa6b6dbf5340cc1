import type { PagePattern } from '@sibyl/contracts/pages'
import { useEffect } from 'react'
import { isOffline } from '../../lib/online.ts'
import { whenIdle } from '../../lib/when-idle.ts'

/** Whether the browser speaks for its reader, by Do Not Track or Global Privacy Control: that counts for more than what was chosen here. */
const asksNotToBeTracked = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

/**
 * Has a page counted, once for each address it is shown at, as long as the reader agrees to it. What sends it is fetched only then, when
 * the browser has nothing better to do. Whether it arrives, nobody waits for.
 */
export const useCountVisit = (page: PagePattern, address: string, agreed: boolean) => {
  useEffect(() => {
    if (!agreed || asksNotToBeTracked()) return
    let wanted = true
    whenIdle(() => {
      if (!wanted || isOffline()) return
      import('./send-visit.ts').then(({ sendVisit }) => (wanted ? sendVisit(page) : undefined)).catch(() => undefined)
    })
    return () => {
      wanted = false
    }
  }, [page, address, agreed])
}
