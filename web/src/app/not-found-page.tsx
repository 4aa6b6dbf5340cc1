import { common } from '#texts/common.ts'
import { notFound } from '#texts/not-found.ts'
import { ButtonLink } from '../components/button.tsx'
import { Constellation } from '../components/constellation.tsx'
import { State } from '../components/state.tsx'

export const NotFoundPage = () => (
  <div className="wrap">
    <title>{common.pageTitle(notFound.pageTitle)}</title>
    <meta name="robots" content="noindex" />
    <State
      art={<Constellation />}
      title={notFound.title}
      actions={
        <ButtonLink variant="primary" to="/">
          {common.returnHome}
        </ButtonLink>
      }
    >
      <p>{notFound.about}</p>
    </State>
  </div>
)
