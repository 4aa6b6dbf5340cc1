import { useEffect } from 'react'
import { writtenPage } from './written-page.ts'

/** Beside a page: once React has taken both over, the page's buttons and forms work, and are let be used. */
export const TakenOver = () => {
  useEffect(() => {
    const page = writtenPage()
    for (const button of page?.querySelectorAll<HTMLElement>('button[inert]') ?? []) button.inert = false
    delete page?.dataset.written
  }, [])
  return null
}
