import { LEGAL_EFFECTIVE } from '@sibyl/contracts/constants'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useHashTarget } from '../../../lib/use-hash-target.ts'
import '../legal.css'
import { Contents } from './contents.tsx'

export type Section = { id: string; title: string; body: ReactNode }

type LegalPageProps = { title: string; lead: string; sections: readonly Section[] }

// Noon by the reader: the day that is meant, wherever they are.
const effective = formatDate(`${LEGAL_EFFECTIVE}T12:00:00`)

/** A page of small print that can be read: numbered sections, and their list beside them where there is room. */
export const LegalPage = ({ title, lead, sections }: LegalPageProps) => {
  useHashTarget()
  return (
    <div className="wrap legal">
      <title>{`${title} · Sibyl`}</title>
      <header>
        <h1>{title}</h1>
        <p className="quiet nums">Effective {effective}</p>
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
