import { X } from 'lucide-react'
import { useState } from 'react'
import { emulation as texts } from '#texts/layout.ts'
import { Icon } from '../../components/icon.tsx'
import { healthApi } from '../../lib/health.ts'
import { sharedStorage } from '../../lib/storage.ts'
import './dock-line.css'

const KEY = 'standins-noted'
const parts = ['model', 'payments', 'mail'] as const

/** Says which outside parts are only played here, until it is put away. */
export const EmulationNotice = () => {
  const { data } = healthApi.useGetEmulatedQuery()
  const [noted, setNoted] = useState(() => sharedStorage.read(KEY))
  const emulated = parts.filter((part) => data?.[part])
  const told = emulated.join()
  if (told === '' || told === noted) return null
  return (
    <aside className="dockline" aria-label={texts.label}>
      <div className="wrap">
        <p>
          {texts.emulated(emulated)} <a href="/_dev/">{texts.more}</a>
        </p>
        <button
          type="button"
          className="iconbtn"
          aria-label={texts.dismiss}
          onClick={() => {
            sharedStorage.write(KEY, told)
            setNoted(told)
          }}
        >
          <Icon of={X} />
        </button>
      </div>
    </aside>
  )
}
