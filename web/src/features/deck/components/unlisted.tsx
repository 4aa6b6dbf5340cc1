import { common } from '#texts/common.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { State } from '../../../components/state.tsx'

type UnlistedProps = { title: string; children: string; to: string; link: string }

/** The page for a card or a hexagram that does not exist. */
export const Unlisted = ({ title, children, to, link }: UnlistedProps) => (
  <>
    <title>{common.pageTitle(title)}</title>
    <meta name="robots" content="noindex" />
    <State
      art={<Constellation />}
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" to={to}>
            {link}
          </ButtonLink>
          <ButtonLink to="/">{common.returnHome}</ButtonLink>
        </>
      }
    >
      <p>{children}</p>
    </State>
  </>
)
