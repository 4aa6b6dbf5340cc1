import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import './button.css'

/** p: the one next step in view. s: the second wish. t: text only. */
type Kind = 'p' | 's' | 't'
type Looks = { kind?: Kind; small?: boolean; wide?: boolean; className?: string; children: ReactNode }

const classes = ({ kind = 's', small = false, wide = false, className = '' }: Omit<Looks, 'children'>) =>
  ['btn', kind, small && 'sm', wide && 'wide', className].filter(Boolean).join(' ')

/** `busy` keeps the button where it is and reachable, but a press does nothing. */
export const Button = ({
  kind,
  small,
  wide,
  className,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: Looks & { busy?: boolean } & Omit<ComponentProps<'button'>, keyof Looks>) => (
  <button
    {...rest}
    type={type}
    className={classes({ ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }), ...(className && { className }) })}
    {...(busy && { 'aria-disabled': true })}
    onClick={(event) => {
      if (busy) event.preventDefault()
      else onClick?.(event)
    }}
  />
)

export const ButtonLink = ({ kind, small, wide, className, ...rest }: Looks & Omit<LinkProps, keyof Looks>) => (
  <Link
    {...rest}
    className={classes({ ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }), ...(className && { className }) })}
  />
)
