import { X } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { type Emulated, healthApi } from '../../lib/health.ts'
import './emulation-notice.css'

const KEY = 'standins-noted'
const list = new Intl.ListFormat('en-US')
const names: Record<keyof Emulated, string> = { model: 'the model', payments: 'payments', mail: 'mail' }

const namesOf = (emulated: Emulated) =>
  (Object.keys(names) as (keyof Emulated)[]).filter((part) => emulated[part]).map((part) => names[part])

/** Says which outside parts are only played here, until it is put away. */
export const EmulationNotice = () => {
  const { data } = healthApi.useGetEmulatedQuery()
  const [noted, setNoted] = useState(() => localStorage.getItem(KEY))
  const parts = data ? list.format(namesOf(data)) : ''
  if (parts === '' || parts === noted) return null
  return (
    <aside className="standin" aria-label="This installation">
      <div className="wrap">
        <p>
          Trial installation: {parts} {data && namesOf(data).length === 1 && !data.payments ? 'is' : 'are'} emulated here.{' '}
          <a href="/_dev/">See what that means</a>
        </p>
        <button
          type="button"
          className="iconbtn"
          aria-label="Dismiss"
          onClick={() => {
            localStorage.setItem(KEY, parts)
            setNoted(parts)
          }}
        >
          <Icon of={X} />
        </button>
      </div>
    </aside>
  )
}
