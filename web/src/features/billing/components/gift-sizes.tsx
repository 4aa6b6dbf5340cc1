import { tokenCount } from '#texts/counted.ts'
import { giving as texts } from '#texts/gift.ts'
import { Coin } from '../../../components/coin.tsx'
import { price } from '../../../lib/format.ts'

type Size = { tokens: number; price: number }
type GiftSizesProps = { sizes: readonly Size[]; chosen: number; onChoose: (tokens: number) => void }

/** The sizes of a gift, drawn coin for coin. */
export const GiftSizes = ({ sizes, chosen, onChoose }: GiftSizesProps) => (
  <fieldset className="sizes">
    <legend className="legend">{texts.inside}</legend>
    <div>
      {sizes.map((size) => (
        <label key={size.tokens}>
          <input type="radio" name="size" value={size.tokens} checked={chosen === size.tokens} onChange={() => onChoose(size.tokens)} />
          <span className="heap" data-many={size.tokens > 5 || undefined}>
            {Array.from({ length: size.tokens }, (_, nth) => (
              <Coin key={nth} />
            ))}
          </span>
          <b>{tokenCount(size.tokens)}</b>
          <small className="nums">{price(size.price)}</small>
        </label>
      ))}
    </div>
  </fieldset>
)
