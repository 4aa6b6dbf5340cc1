import { type MethodId, methodIds } from '@sibyl/contracts/methods'
import '../../../components/chip.css'
import { shelfNames } from '../place-on-shelf.ts'

type TypeFilterProps = { chosen: MethodId | null; onChoose: (methodId: MethodId | null) => void }

export const TypeFilter = ({ chosen, onChoose }: TypeFilterProps) => (
  <fieldset className="filters" aria-label="Filter by type">
    {[null, ...methodIds].map((id) => (
      <button key={id ?? 'all'} type="button" className="chip" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        {id ? shelfNames[id] : 'All Readings'}
      </button>
    ))}
  </fieldset>
)
