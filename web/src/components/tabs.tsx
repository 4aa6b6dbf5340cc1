import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import './tabs.css'

type TabsProps<T extends string> = {
  label: string
  tabs: readonly { value: T; label: string; panel: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** Tabs of equal width; arrow keys move between them. */
export const Tabs = <T extends string>({ label, tabs, value, onChange }: TabsProps<T>) => (
  <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
    <Radix.List className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} className="tab" value={tab.value}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} tabIndex={-1}>
        {tab.panel}
      </Radix.Content>
    ))}
  </Radix.Root>
)
