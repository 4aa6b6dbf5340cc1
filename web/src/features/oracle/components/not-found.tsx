import { common } from '#texts/common.ts'
import { oracle } from '#texts/oracle.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { State } from '../../../components/state.tsx'

export const NotFound = ({ title }: { title: string }) => (
  <div className="wrap">
    <title>{common.pageTitle(title)}</title>
    <State
      art={<Constellation />}
      title={title}
      actions={
        <ButtonLink variant="primary" to="/">
          {common.returnHome}
        </ButtonLink>
      }
    >
      <p>{oracle.notAMethod}</p>
    </State>
  </div>
)
