import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

type TabsProps<T extends string> = {
  label: string
  tabs: readonly { value: T; label: string; panel: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** How far each key goes among `count` tabs, from the one at `at`. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs of equal width, one panel mounted at a time. Arrow keys, Home and End move between them and choose. */
export const Tabs = <T extends string>({ label, tabs, value, onChange }: TabsProps<T>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.find((tab) => tab.value === value)

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = tabs[next]
    if (!tab) return
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChange(tab.value)
  }

  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            className="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div role="tabpanel" key={chosen.value} id={`${id}panel`} aria-labelledby={`${id}${chosen.value}`}>
          {chosen.panel}
        </div>
      )}
    </div>
  )
}
