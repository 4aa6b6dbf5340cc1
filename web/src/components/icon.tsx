import type { LucideIcon } from 'lucide-react'
import './icon.css'

/** A line icon in the text's colour, 20 px unless styled otherwise. Never the only label of anything. */
export const Icon = ({ of: Drawing, className = '' }: { of: LucideIcon; className?: string }) => (
  <Drawing className={`i ${className}`.trim()} aria-hidden="true" focusable="false" />
)
