import { library } from '#texts/deck.ts'
import { Button } from '../../../components/button.tsx'

type NothingFoundProps = { about: string; onShowAll: () => void; all: string }

/** A search without results, and the way back to everything. */
export const NothingFound = ({ about, onShowAll, all }: NothingFoundProps) => (
  <div className="noresult">
    <svg viewBox="0 0 120 104" aria-hidden="true" fill="none" stroke="#d9b978">
      <rect x="8" y="14" width="44" height="76" rx="3" strokeDasharray="3 4" opacity=".45" />
      <rect x="68" y="14" width="44" height="76" rx="3" strokeDasharray="3 4" opacity=".45" />
      <rect x="36" y="8" width="48" height="84" rx="3" fill="#0d0e15" strokeDasharray="3 4" />
      <path d="M60 38c.9 8 3.900 11 12 12-8.100 1-11.100 4-12 12-.9-8-3.900-11-12-12 8.100-1 11.100-4 12-12Z" strokeWidth="1" />
    </svg>
    <h2>{library.nothingFound}</h2>
    <p className="quiet">{about}</p>
    <Button variant="secondary" onClick={onShowAll}>
      {all}
    </Button>
  </div>
)
