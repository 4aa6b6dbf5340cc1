import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'

type Neighbour = { to: string; words: string } | undefined
type NeighboursProps = { label: string; before: Neighbour; after: Neighbour; children?: ReactNode }

/** Links to the month or year before and after, and what stands between them. */
export const Neighbours = ({ label, before, after, children }: NeighboursProps) => (
  <nav className="moonmonths" aria-label={label}>
    {before && (
      <Link to={before.to} rel="prev">
        <Icon of={ChevronLeft} />
        {before.words}
      </Link>
    )}
    {children}
    {after && (
      <Link to={after.to} rel="next">
        {after.words}
        <Icon of={ChevronRight} />
      </Link>
    )}
  </nav>
)
