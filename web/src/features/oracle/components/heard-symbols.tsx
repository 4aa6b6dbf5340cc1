import type { DreamSymbol } from '@sibyl/contracts/http/dream-symbols'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { heardSymbols as texts } from '#texts/oracle-dream.ts'
import { Icon } from '../../../components/icon.tsx'
import './heard-symbols.css'

type HeardSymbolsProps = {
  heard: readonly DreamSymbol[]
  /** Keys of the symbols to leave out of the reading. */
  removed: readonly string[]
  onChange: (removed: string[]) => void
}

/** The symbols recognised in the dream, each as a button that removes it from the reading. */
export const HeardSymbols = ({ heard, removed, onChange }: HeardSymbolsProps) => {
  const [said, setSaid] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const shown = heard.filter(({ symbol }) => !removed.includes(symbol))
  const left = heard.length - shown.length

  const remove = ({ symbol, label }: DreamSymbol) => {
    onChange([...removed, symbol])
    setSaid(texts.removed(label))
    // Its button was removed: the focus stays among the symbols.
    group.current?.focus()
  }
  const restore = () => {
    onChange([])
    setSaid(texts.restored)
    group.current?.focus()
  }

  return (
    <>
      {heard.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a box of its own in the form
        <div className="heard" role="group" aria-label={texts.title} tabIndex={-1} ref={group}>
          <p className="heard-title" aria-hidden="true">
            {texts.title}
          </p>
          <ul>
            {shown.map((symbol) => (
              <li key={symbol.symbol}>
                <button type="button" aria-label={texts.remove(symbol.label)} onClick={() => remove(symbol)}>
                  <span>{symbol.label}</span>
                  <Icon of={X} />
                </button>
              </li>
            ))}
            {left > 0 && (
              <li>
                <button type="button" className="restore" onClick={restore}>
                  {texts.restore(left)}
                </button>
              </li>
            )}
          </ul>
          <p className="note">{shown.length > 0 ? texts.hint : texts.noneLeft}</p>
        </div>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}
