import type { Spread } from '@sibyl/contracts/http/spreads'
import { Sparkle } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { tarot, spreadChoice as texts } from '#texts/oracle-cards.ts'
import { FieldError } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { SpreadDiagram } from './spread-diagram.tsx'
import './spread-tiles.css'

type SpreadTilesProps = {
  spreads: readonly Spread[]
  chosen: Spread | undefined
  premium: boolean
  error?: string | undefined
  field: UseFormRegisterReturn
}

/** A timeframe's default spread is always drawn as three cards: its tile gives the number. */
const byTimeframe = [0, 1, 2].map((x) => ({ id: String(x), name: '', meaning: '', at: [x, 0] as [number, number], turned: false }))

/** The spreads to choose from, each with its layout; a star marks those of The Adept, which everybody may look at. */
export const SpreadTiles = ({ spreads, chosen, premium, error, field }: SpreadTilesProps) => (
  <fieldset className="field" aria-describedby="spread-said">
    <legend className="legend">{texts.legend}</legend>
    <div className="spreads">
      <label className="sp">
        <input type="radio" value="" {...field} />
        <SpreadDiagram places={byTimeframe} />
        {texts.byTimeframe}
        <small>{texts.byTimeframeHint}</small>
      </label>
      {spreads.map(({ id, name, places, tier }) => (
        <label key={id} className="sp">
          <input type="radio" value={id} {...field} {...(error && { 'aria-describedby': 'spread-error' })} />
          <SpreadDiagram places={places} />
          {name}
          <small>{tarot.cards(places.length)}</small>
          {tier === 'premium' && !premium && (
            <span className="spreads-adept">
              <Icon of={Sparkle} />
              <span className="vh">{texts.withAdept}</span>
            </span>
          )}
        </label>
      ))}
    </div>
    <p id="spread-said" className="spreadsaid">
      {chosen ? chosen.description : texts.byTimeframeSaid}
      {chosen?.tier === 'premium' && !premium && ` ${texts.needsAdept}`}
    </p>
    {error && <FieldError id="spread-error">{error}</FieldError>}
  </fieldset>
)
