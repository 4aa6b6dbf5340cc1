import { useEffect } from 'react'
import { writtenPage } from './written-page.ts'

/** Rendered beside a page: enables its buttons and forms once React has hydrated both. */
export const TakenOver = () => {
  useEffect(() => {
    const page = writtenPage()
    for (const button of page?.querySelectorAll<HTMLElement>('button[inert]') ?? []) button.inert = false
    delete page?.dataset.written
  }, [])
  return null
}
