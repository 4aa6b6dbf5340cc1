import type { ReactNode } from 'react'
import type { Group } from '../deck-groups.ts'

/** A part of the deck under its name. */
export const Part = ({ part: { id, name, about }, children }: { part: Group; children: ReactNode }) => (
  <section className={`part of-${id}`} aria-labelledby={`part-${id}`}>
    <header>
      <h2 id={`part-${id}`}>{name}</h2>
      <p className="quiet">{about}</p>
    </header>
    {children}
  </section>
)
