import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../badge.tsx'
import { ButtonLink } from '../button.tsx'
import { Icon } from '../icon.tsx'

type ColophonProps = { note?: string | undefined; receipt?: string | undefined; tools?: ReactNode }

/** What stands under a reading that is whole: who wrote it, where to go, what it cost. */
export const Colophon = ({ note, receipt, tools }: ColophonProps) => (
  <footer className="colophon">
    <div>
      <Badge earned>Reading channeled by Sibyl, your AI Oracle</Badge>
      {note && <p className="note">{note}</p>}
    </div>
    <div className="acts">
      <ButtonLink kind="s" to="/history">
        View All Readings
      </ButtonLink>
      <ButtonLink kind="p" to="/">
        Get New Reading
      </ButtonLink>
    </div>
    <div className="line">
      {receipt && <p className="nums">{receipt}</p>}
      <div className="tools">
        <button type="button" className="tool" onClick={() => print()}>
          <Icon of={Printer} />
          Print
        </button>
        {tools}
      </div>
    </div>
  </footer>
)
