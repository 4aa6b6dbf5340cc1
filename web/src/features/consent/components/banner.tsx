import { useRef } from 'react'
import { banner as texts } from '#texts/consent.tsx'
import { Button } from '../../../components/button.tsx'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import '../consent.css'
import { goOnWithPage } from '../go-on-with-page.ts'
import { chooseCookies, openConsentPreferences } from '../slice.ts'
import { useBannerHeight } from '../use-banner-height.ts'

/** Stays at the window's foot until it is answered; the page can be used meanwhile. */
export const Banner = () => {
  const dispatch = useAppDispatch()
  const banner = useRef<HTMLElement>(null)
  useBannerHeight(banner)

  const choose = (analytics: boolean) => {
    dispatch(chooseCookies(analytics))
    goOnWithPage()
  }

  return (
    <section className="banner" aria-label={texts.label} ref={banner}>
      <div className="wrap">
        <p>
          <strong>{texts.question}</strong> {texts.about}
        </p>
        <div className="acts">
          <button type="button" className="customize" onClick={() => dispatch(openConsentPreferences())}>
            {texts.customize}
          </button>
          <Button onClick={() => choose(false)}>{texts.essentialOnly}</Button>
          <Button onClick={() => choose(true)}>{texts.acceptAll}</Button>
        </div>
      </div>
    </section>
  )
}
