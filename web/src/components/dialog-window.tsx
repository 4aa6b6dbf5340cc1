import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { common } from '#texts/common.ts'
import './icon-button.css'
import './dialog.css'
import { Icon } from './icon.tsx'
import { useReturnFocus } from './return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title; it is read out with it. */
  description?: ReactNode
  children?: ReactNode
  /** The next step first. */
  actions?: ReactNode
}

/** The dialog itself, in its own chunk with its library. */
export const DialogWindow = ({ open, onOpenChange, title, description, children, actions }: DialogProps) => {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content className="dialog" {...focus} {...(!description && { 'aria-describedby': undefined })}>
          <div className="dtop">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className="iconbtn" aria-label={common.close}>
              <Icon of={X} />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="quiet">{description}</Radix.Description>}
          {children}
          {actions && <div className="acts">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
