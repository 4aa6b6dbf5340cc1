import type { Reading } from '@sibyl/contracts/http/readings'
import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { colophon } from '#texts/reading.ts'
import { Badge } from '../../components/badge.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { SaveImage } from '../image/save-image.tsx'

type ColophonProps = { reading: Reading; receipt?: string | undefined; tools?: ReactNode }

/** The foot of a complete reading: who wrote it, where to go, what it cost. */
export const Colophon = ({ reading, receipt, tools }: ColophonProps) => {
  const [said, setSaid] = useState('')
  return (
    <footer className="colophon">
      <div>
        <Badge earned>{colophon.writtenBy}</Badge>
        <p className="note onpaper">{colophon.forEntertainment}</p>
        {reading.note && <p className="note">{reading.note}</p>}
      </div>
      <div className="acts">
        <ButtonLink variant="secondary" to="/history">
          {colophon.viewAll}
        </ButtonLink>
        <ButtonLink variant="primary" to="/">
          {colophon.another}
        </ButtonLink>
      </div>
      <div className="line">
        {receipt && <p className="nums">{receipt}</p>}
        <div className="tools">
          <button type="button" className="tool" onClick={() => print()}>
            <Icon of={Printer} />
            {colophon.print}
          </button>
          <SaveImage reading={reading} onSaid={setSaid} />
          {tools}
        </div>
      </div>
      <p className="note said" aria-live="polite">
        {said}
      </p>
    </footer>
  )
}
