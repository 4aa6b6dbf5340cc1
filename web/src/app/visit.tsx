import type { PagePattern } from '@sibyl/contracts/pages'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useCountVisit } from '../features/analytics/use-count-visit.ts'
import { hasAnalyticsConsent } from '../features/consent/slice.ts'

/** Rendered beside a page: has it counted if the reader has consented. */
export const Visit = ({ page }: { page: PagePattern }) => {
  const { pathname } = useLocation()
  useCountVisit(page, pathname, useSelector(hasAnalyticsConsent))
  return null
}
