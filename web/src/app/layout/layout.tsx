import { Fragment, type ReactNode } from 'react'
import { StarField } from '../../components/star-field.tsx'
import { ConsentBanner } from '../../features/consent/consent.tsx'
import { useAppSelector } from '../../lib/store-hooks.ts'
import { SessionWatch } from '../session-watch.tsx'
import { EmulationNotice } from './emulation-notice.tsx'
import { useFocusTitle } from './focus-title.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import './layout.css'
import { useScrollPlace } from './scroll-place.ts'

/** The frame around every page. The page itself is mounted anew for every reader. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const generation = useAppSelector((state) => state.session.generation)
  useFocusTitle()
  useScrollPlace()
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <StarField />
      <SessionWatch />
      <Header />
      <main id="main" tabIndex={-1}>
        <Fragment key={generation}>{children}</Fragment>
      </main>
      <Footer />
      <EmulationNotice />
      <ConsentBanner />
    </>
  )
}
