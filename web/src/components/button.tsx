import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import './button.css'

/** primary: the one next step in view. secondary: an alternative to it. tertiary: text only. danger: a destructive action. */
type Variant = 'primary' | 'secondary' | 'tertiary' | 'danger'
type Looks = { variant?: Variant; small?: boolean; wide?: boolean; className?: string; children: ReactNode }

const classes = ({ variant = 'secondary', small = false, wide = false, className = '' }: Omit<Looks, 'children'>) =>
  ['btn', variant, small && 'sm', wide && 'wide', className].filter(Boolean).join(' ')

/** `busy` leaves the button in place and focusable, but ignores presses. */
export const Button = ({
  variant,
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
    className={classes({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }), ...(className && { className }) })}
    {...(busy && { 'aria-disabled': true })}
    onClick={(event) => {
      if (busy) event.preventDefault()
      else onClick?.(event)
    }}
  />
)

export const ButtonLink = ({ variant, small, wide, className, ...rest }: Looks & Omit<LinkProps, keyof Looks>) => (
  <Link
    {...rest}
    className={classes({ ...(variant && { variant }), ...(small && { small }), ...(wide && { wide }), ...(className && { className }) })}
  />
)
