import { Suspense } from 'react'
import { useLocation, useRoutes } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { Coming } from '../components/coming.tsx'
import { ErrorBoundary } from '../components/error-boundary.tsx'
import { Layout } from './layout/layout.tsx'
import { PageError } from './page-error.tsx'
import { pages } from './pages.ts'
import { Visit } from './visit.tsx'
import { TakenOver } from './written/taken-over.tsx'

const routes = pages.map(({ path, Page }) => ({
  path,
  element: (
    <>
      <Page />
      <Visit page={path} />
    </>
  ),
}))

const pageError = (error: unknown) => <PageError error={error} />

/** Every page in its frame. The frame stays while a page loads, and when one throws. */
export const Router = () => {
  const page = useRoutes(routes)
  const { key } = useLocation()
  return (
    <ErrorBoundary resetKey="frame" fallback={pageError}>
      <Layout>
        <ErrorBoundary resetKey={key} fallback={pageError}>
          <Suspense fallback={<Coming label={common.openingPage} />}>
            <TakenOver />
            {page}
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  )
}
