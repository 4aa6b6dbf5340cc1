import { LEGAL_EFFECTIVE } from '@sibyl/contracts/constants'
import { legal } from '#texts/legal.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { formatDate } from '../../../lib/format.ts'
import { useHashTarget } from '../../../lib/use-hash-target.ts'
import '../legal.css'
import type { Section } from '../../../texts/section.ts'
import { Contents } from './contents.tsx'

type LegalPageProps = { path: string; title: string; lead: string; sections: readonly Section[] }

// Noon local time, so that the date is the same in every time zone.
const effective = formatDate(`${LEGAL_EFFECTIVE}T12:00:00`)

/** A legal page made readable: numbered sections, with their list beside them if there is room. */
export const LegalPage = ({ path, title, lead, sections }: LegalPageProps) => {
  useHashTarget()
  return (
    <div className="wrap legal">
      <PageHead title={title} description={lead} path={path} />
      <header>
        <h1>{title}</h1>
        <p className="quiet nums">{legal.effective(effective)}</p>
        <p className="lead">{lead}</p>
      </header>
      <Contents sections={sections} />
      <div className="clauses">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} id={id}>
            <h2>{name}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  )
}
