import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs.tsx'

const Three = () => {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs
      label="Letters"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'a', label: 'First', panel: 'Alpha' },
        { value: 'b', label: 'Second', panel: 'Beta' },
        { value: 'c', label: 'Third', panel: 'Gamma' },
      ]}
    />
  )
}

test('a press shows the panel of the tab', async () => {
  render(<Three />)
  expect(screen.getByRole('tabpanel', { name: 'First' })).toHaveTextContent('Alpha')
  await userEvent.click(screen.getByRole('tab', { name: 'Third' }))
  expect(screen.getByRole('tabpanel', { name: 'Third' })).toHaveTextContent('Gamma')
})

test('the tabs are one stop of the Tab key, and arrows go round', async () => {
  const user = userEvent.setup()
  render(<Three />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'First' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Second', selected: true })).toHaveFocus()
  await user.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'First', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Gamma')
  await user.tab()
  expect(screen.getAllByRole('tab').every((tab) => tab !== document.activeElement)).toBe(true)
})
