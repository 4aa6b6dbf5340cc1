import { type MethodId, methodIds } from '@sibyl/contracts/methods'
import { history as texts } from '#texts/history.ts'
import { shelfNames } from '#texts/methods.ts'
import '../../../components/chip.css'

type TypeFilterProps = { chosen: MethodId | null; onChoose: (methodId: MethodId | null) => void }

export const TypeFilter = ({ chosen, onChoose }: TypeFilterProps) => (
  <fieldset className="filters" aria-label={texts.filter}>
    {[null, ...methodIds].map((id) => (
      <button key={id ?? 'all'} type="button" className="chip" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        {id ? shelfNames[id] : texts.all}
      </button>
    ))}
  </fieldset>
)
