import { useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import '../consent.css'
import { goOnWithPage } from '../go-on-with-page.ts'
import { chooseCookies, openConsentPreferences } from '../slice.ts'
import { useBannerHeight } from '../use-banner-height.ts'

/** Stays at the window's foot until it is answered; the page can be used meanwhile. */
export const Banner = () => {
  const dispatch = useAppDispatch()
  const place = useRef<HTMLElement>(null)
  useBannerHeight(place)

  const choose = (analytics: boolean) => {
    dispatch(chooseCookies(analytics))
    goOnWithPage()
  }

  return (
    <section className="banner" aria-label="Cookie consent" ref={place}>
      <div className="wrap">
        <p>
          <strong>Two kinds of cookies.</strong> Essential ones keep you signed in. Analytics ones count visits, and are set only if you
          agree.
        </p>
        <div className="acts">
          <Button kind="t" onClick={() => dispatch(openConsentPreferences())}>
            Customize
          </Button>
          <Button onClick={() => choose(false)}>Essential Only</Button>
          <Button onClick={() => choose(true)}>Accept All</Button>
        </div>
      </div>
    </section>
  )
}
