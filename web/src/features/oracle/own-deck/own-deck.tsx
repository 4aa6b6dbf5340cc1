import type { LibraryCard } from '@sibyl/contracts/http/library'
import { ArrowLeft, Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { groups } from '#texts/deck-groups.ts'
import { ownDeck as texts } from '#texts/own-deck.ts'
import { Button } from '../../../components/button.tsx'
import '../../../components/field.css'
import { Icon } from '../../../components/icon.tsx'
import '../../../components/icon-button.css'
import { Spinner } from '../../../components/spinner.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { useGetCardsQuery } from '../../../lib/cards-api.ts'
import { CardGrid } from './card-grid.tsx'
import { cardsOf, findCards, readTyped, type Suit, suits } from './find-cards.ts'
import { type Laid, type LaidCards, nextPlace, withCard, withTurned } from './laid.ts'
import './own-deck.css'
import { Tray } from './tray.tsx'

type OwnDeckProps = {
  places: readonly string[]
  laid: LaidCards
  price: ReactNode
  onLaid: (laid: LaidCards) => void
  onDone: (cards: Laid[]) => void
  onClose: () => void
}

const byId = (cards: readonly LibraryCard[]) => new Map(cards.map((card) => [card.id, card]))

/** The screen on which a reader names the cards that they drew from a deck of their own. Typing finds a card, Enter lays it. */
export const OwnDeck = ({ places, laid: known, price, onLaid, onDone, onClose }: OwnDeckProps) => {
  const { data: cards = [] } = useGetCardsQuery()
  const all = useMemo(() => byId(cards), [cards])
  const [suit, setSuit] = useState<Suit>('major')
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const body = useRef<HTMLDivElement>(null)

  const laid = places.map((_, place) => known[place])
  const next = nextPlace(laid, places.length)
  const done = next === places.length
  const { words, reversed } = readTyped(typed)
  const found = words === '' ? [] : findCards(cards, words)
  const placeOf = new Map(laid.flatMap((one, place) => (one ? [[one.card, places[place] ?? ''] as const] : [])))

  const take = (card: string, lies = false) => {
    const after = withCard(laid, places.length, { card, reversed: lies })
    onLaid(after)
    const now = nextPlace(after, places.length)
    setSaid(texts.laid(all.get(card)?.name ?? '', placeOf.has(card) ? null : (places[next] ?? null), places[now] ?? null))
    setTyped('')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key === 'Enter') {
      event.preventDefault()
      if (first && !done) take(first.id, reversed || event.shiftKey)
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      body.current?.querySelector<HTMLElement>('.owncard[tabindex="0"]')?.focus()
    }
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      event.preventDefault()
      setTyped('')
    }
  }

  const grid = (shown: readonly LibraryCard[], brief: boolean) => (
    <CardGrid cards={shown} laid={placeOf} brief={brief} onTake={(id) => take(id, brief ? false : reversed)} />
  )

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          className="owntable"
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => typed !== '' && event.preventDefault()}
        >
          <header>
            <Radix.Close className="iconbtn" aria-label={texts.back}>
              <Icon of={ArrowLeft} />
            </Radix.Close>
            <Radix.Title>{texts.title}</Radix.Title>
            <label className="ownfind">
              <span className="vh">{texts.search}</span>
              <Icon of={Search} />
              <input
                className="control"
                type="search"
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                placeholder={texts.placeholder}
                disabled={cards.length === 0}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={onKeyDown}
              />
            </label>
          </header>
          <div className="owncards" ref={body}>
            {cards.length === 0 && <Spinner label={texts.loading} />}
            {words !== '' && (
              <>
                <p className="owntally" role="status">
                  {texts.found(found.length)}
                </p>
                {grid(found, false)}
              </>
            )}
            {words === '' && cards.length > 0 && (
              <Tabs
                label={texts.suits}
                value={suit}
                onChange={setSuit}
                tabs={suits.map((value) => ({
                  value,
                  label: value === 'major' ? texts.major : groups[value].name,
                  panel: grid(cardsOf(cards, value), true),
                }))}
              />
            )}
          </div>
          <footer>
            <div className="ownsay">
              <p className="nowplace">{done ? texts.allLaid : texts.now(places[next] ?? '')}</p>
              <p className="ownhow">{done ? texts.allLaidHow : texts.how}</p>
            </div>
            <p className="vh" role="status">
              {said}
            </p>
            <Tray places={places} laid={laid} cards={all} next={next} onTurn={(place) => onLaid(withTurned(laid, place))} />
            <div className="readrow">
              <Button variant="primary" wide disabled={!done} onClick={() => onDone(laid.filter((one) => one !== undefined))}>
                {texts.read}
              </Button>
              {price}
            </div>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
