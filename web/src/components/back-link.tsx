import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './back-link.css'
import { Icon } from './icon.tsx'

export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="back" to={to}>
    <Icon of={ArrowLeft} />
    {children}
  </Link>
)
