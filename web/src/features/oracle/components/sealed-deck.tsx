import type { SealedDraw } from '@sibyl/contracts/http/draws'
import type { ReactNode } from 'react'
import { seal } from '#texts/oracle-cards.ts'
import { Rays } from '../../../components/rays.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { Fingerprint } from '../../../reading/draw-record/fingerprint.tsx'
import './sealed-deck.css'

const DIGITS = 16

/** An engraved seal: complete once the deck is sealed, without its star before. */
const Seal = ({ whole }: { whole: boolean }) => (
  <svg viewBox="-60 -60 120 120" aria-hidden="true">
    <Rays from={50} to={58} count={72} width={0.28} opacity={0.75} />
    <circle r="47" fill="#12142a" stroke="#d9b978" strokeWidth="1.6" />
    <circle r="42" fill="none" stroke="#d9b978" strokeWidth=".8" />
    {whole && <Star8 long={36} waist={8} short={23} />}
  </svg>
)

type SealedDeckProps = { draw: SealedDraw | undefined; failed: boolean; children: ReactNode }

/** The commitment to the shuffle, shown before the form is sent; below it, the reader's own cut. */
export const SealedDeck = ({ draw, failed, children }: SealedDeckProps) => (
  <section className="sealed" aria-labelledby="sealed-title" aria-busy={!draw && !failed}>
    <Seal whole={draw !== undefined} />
    <div className="says">
      <h2 className="legend" id="sealed-title">
        {draw ? seal.heading.sealed : failed ? seal.heading.failed : seal.heading.sealing}
      </h2>
      {draw && <Fingerprint copyLabel={seal.copyFingerprint} value={draw.commitment} digits={DIGITS} />}
      <p className="note">{failed ? seal.failed : seal.about}</p>
    </div>
    {children}
  </section>
)
