import { Fragment, type ReactNode } from 'react'
import { skipToContent } from '#texts/layout.ts'
import { StarField } from '../../components/star-field.tsx'
import { ConsentBanner } from '../../features/consent/consent.tsx'
import { useOffline } from '../../lib/online.ts'
import { useAppSelector } from '../../lib/store-hooks.ts'
import { SessionWatch } from '../session-watch.tsx'
import { useFocusTitle } from './focus-title.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useKeepFocus } from './keep-focus.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageLine } from './page-line.tsx'
import { useScrollPosition } from './scroll-position.ts'

/** The frame around every page. The page remounts when the reader changes. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const generation = useAppSelector((state) => state.session.generation)
  const offline = useOffline()
  useFocusTitle()
  useKeepFocus()
  useScrollPosition()
  return (
    <>
      <a className="skip" href="#main">
        {skipToContent}
      </a>
      <StarField />
      <PageLine />
      <SessionWatch />
      <Header />
      <main id="main" tabIndex={-1}>
        <Fragment key={generation}>{children}</Fragment>
      </main>
      <Footer />
      {offline && <OfflineNotice />}
      <ConsentBanner />
    </>
  )
}
