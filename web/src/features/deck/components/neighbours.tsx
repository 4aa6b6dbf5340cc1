import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { library } from '#texts/deck.ts'
import { Icon } from '../../../components/icon.tsx'

type Neighbour = { to: string; name: string; picture: ReactNode }

type NeighboursProps = { label: string; before: Neighbour | undefined; after: Neighbour | undefined }

/** The previous and the next entry of the deck or the book; at either end there is only one. */
export const Neighbours = ({ label, before, after }: NeighboursProps) => (
  <nav className="neighbours" aria-label={label}>
    {before && (
      <Link className="before" to={before.to} rel="prev">
        {before.picture}
        <span>
          <span className="note">
            <Icon of={ArrowLeft} /> {library.before}
          </span>
          <span className="titled">{before.name}</span>
        </span>
      </Link>
    )}
    {after && (
      <Link className="after" to={after.to} rel="next">
        <span>
          <span className="note">
            {library.after} <Icon of={ArrowRight} />
          </span>
          <span className="titled">{after.name}</span>
        </span>
        {after.picture}
      </Link>
    )}
  </nav>
)
