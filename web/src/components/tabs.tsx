import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import './tabs.css'

type TabsProps<T extends string> = {
  label: string
  tabs: readonly { value: T; label: string; panel: ReactNode }[]
  value: T
  onChange: (value: T) => void
}

/** Tabs of equal width, one panel mounted at a time. Arrow keys, Home and End move between them and choose. */
export const Tabs = <T extends string>({ label, tabs, value, onChange }: TabsProps<T>) => (
  <Radix.Root value={value} onValueChange={(next) => onChange(next as T)}>
    <Radix.List className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.value} value={tab.value} className="tab">
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} tabIndex={undefined}>
        {tab.panel}
      </Radix.Content>
    ))}
  </Radix.Root>
)
