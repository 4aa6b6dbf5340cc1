import type { Transit } from '@sibyl/contracts/http/your-sky'
import './glyph.css'
import { type GlyphName, glyphs } from './glyphs.data.ts'

/**
 * Blue for flowing aspects, coral for straining ones, gold for conjunctions. The sign always stands beside it, so nobody needs the colour.
 */
export const toneOf = (aspect: Transit['aspect']): 'flows' | 'strains' | 'meets' =>
  aspect === 'conjunction' ? 'meets' : aspect === 'trine' || aspect === 'sextile' ? 'flows' : 'strains'

/** A sign inside another drawing, `size` units high. */
export const GlyphPath = ({ of, x, y, size, width = 1.5 }: { of: GlyphName; x: number; y: number; size: number; width?: number }) => (
  <path
    className="glyphpath"
    d={glyphs[of]}
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(3)})`}
    strokeWidth={((width * 24) / size).toFixed(2)}
  />
)

/** A decorative sign: the words beside it name it. */
export const Glyph = ({ of, className = '' }: { of: GlyphName; className?: string }) => (
  <svg className={`glyph ${className}`} viewBox="-14 -14 28 28" aria-hidden="true">
    <path d={glyphs[of]} />
  </svg>
)

/** The signs of a transit: body, aspect, point. */
export const Trio = ({ body, aspect, point }: Pick<Transit, 'body' | 'aspect' | 'point'>) => (
  <span className="trio" aria-hidden="true">
    <Glyph of={body} />
    <Glyph of={aspect} className={toneOf(aspect)} />
    <Glyph of={point} />
  </span>
)
