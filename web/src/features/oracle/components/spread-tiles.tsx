import type { Spread } from '@sibyl/contracts/http/spreads'
import { Sparkle } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { tarot, spreadChoice as texts } from '#texts/oracle-cards.ts'
import { FieldError } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { laidOnlyFor } from '../spreads-api.ts'
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
export const SpreadTiles = memo(({ spreads, chosen, premium, error, field }: SpreadTilesProps) => {
  const row = useRef<HTMLDivElement>(null)
  const id = chosen?.id ?? ''

  // A draft, a link or a script may choose a tile that is out of sight. Only the row scrolls, never the page.
  useEffect(() => {
    const tile = row.current?.querySelector(`input[value="${id}"]`)?.parentElement
    if (!row.current || !tile) return
    const [{ left, right }, seen] = [tile.getBoundingClientRect(), row.current.getBoundingClientRect()]
    if (left < seen.left || right > seen.right) row.current.scrollLeft += (left + right - seen.left - seen.right) / 2
  }, [id])

  return (
    <fieldset className="field" aria-describedby="spread-said">
      <legend className="legend">{texts.legend}</legend>
      <div className="spreads" ref={row}>
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
        {chosen && laidOnlyFor(chosen) && ` ${texts.laidFor(laidOnlyFor(chosen))}`}
        {chosen?.tier === 'premium' && !premium && ` ${texts.needsAdept}`}
      </p>
      {error && <FieldError id="spread-error">{error}</FieldError>}
    </fieldset>
  )
})
