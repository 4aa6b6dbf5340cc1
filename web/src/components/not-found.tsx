import { common } from '#texts/common.ts'
import { notFound } from '#texts/not-found.ts'
import { ButtonLink } from './button.tsx'
import { Constellation } from './constellation.tsx'
import { State } from './state.tsx'

/** The page for an address that does not exist, or not for this reader. */
export const NotFound = () => (
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
