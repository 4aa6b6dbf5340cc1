import { QUESTION_MAX, QUESTION_MIN } from '@sibyl/contracts/constants'
import { cutWords, type Timeframe, tarotForm } from '@sibyl/contracts/http/reading-forms-tarot'
import type { Spread } from '@sibyl/contracts/http/spreads'
import type { Method } from '@sibyl/contracts/methods'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { z } from 'zod'
import { spreadChoice as choice, deck, tarot as texts } from '#texts/oracle-cards.ts'
import { handDraw } from '#texts/oracle-draw.ts'
import { ownDeck } from '#texts/own-deck.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import '../../../components/switch.css'
import { useSession } from '../../../lib/session/use-session.ts'
import { cutWith } from '../cut.ts'
import type { HandDrawn } from '../draw-table/draw-table.tsx'
import { useSealDrawQuery } from '../draws-api.ts'
import { lengthHint } from '../length-hint.ts'
import type { Laid, LaidCards } from '../own-deck/laid.ts'
import { positionsOf, spreadFor } from '../spreads.ts'
import { laidOnlyFor, offered, useGetSpreadsQuery } from '../spreads-api.ts'
import { newSubmission } from '../submission.ts'
import { useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { CutField } from './cut-field.tsx'
import { DeckAside } from './deck-aside.tsx'
import { PriceNote } from './price-note.tsx'
import { SealedDeck } from './sealed-deck.tsx'
import { SendRow } from './send-row.tsx'
import { SpreadTiles } from './spread-tiles.tsx'
import { TimeframeTiles } from './timeframe-tiles.tsx'

const OwnDeck = lazy(async () => ({ default: (await import('../own-deck/own-deck.tsx')).OwnDeck }))
const DrawTable = lazy(async () => ({ default: (await import('../draw-table/draw-table.tsx')).DrawTable }))

/** The question, and the reader's cut words, which are sent beside it. */
const answers = tarotForm.omit({ ownCards: true }).extend({ cut: cutWords })
type Answers = z.infer<typeof answers>

const fields = ['timeframe', 'spread', 'question', 'uprightOnly', 'cut'] as const

/** The error of a spread that does not serve the chosen timeframe. */
const clashOf = (spread: Spread, timeframe: Timeframe) =>
  spread.fixed && !spread.timeframes.includes(timeframe) ? choice.otherTimeframe(spread.name, laidOnlyFor(spread)) : undefined

const unchosen = { said: deck.positionsUnknown, positions: ['', '', '', '', ''] }

export const TarotForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const premium = session.user?.tier === 'premium'
  // Each form gets its own deck: once a deck has been used for a request, its seal is broken.
  const { currentData, isFetching, isError } = useSealDrawQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnReconnect: false })
  const draw = isFetching ? undefined : currentData
  const { data: spreads = [], isError: withoutSpreads } = useGetSpreadsQuery()
  const [atTable, setAtTable] = useState<'hand' | 'own' | null>(null)
  const [laid, setLaid] = useState<LaidCards>([])
  const byHand = useRef<HandDrawn | null>(null)
  const own = useRef<Laid[] | null>(null)
  const sheet = useRef<HTMLFormElement>(null)
  const { register, values, submit, errors, isSubmitting, trigger, setValue } = useAskForm<Answers>(method.id, {
    schema: answers,
    fields,
    empty: { question: '', spread: '', uprightOnly: false, cut: '' },
    toSubmission: ({ cut: typed = '', spread, uprightOnly, ...asked }, refuse) => {
      const { cutAt, picks } = byHand.current ?? {}
      const ownCards = own.current
      byHand.current = null
      own.current = null
      const words = typed || (cutAt === undefined ? '' : String(cutAt))
      const named = spreads.find(({ id }) => id === spread)
      if (named?.tier === 'premium' && !premium) return refuse('spread', choice.refused(named.name))
      // The form says so already, and stops saying it as soon as either is changed.
      if (clash) return refuse('timeframe')
      const formData = { ...asked, ...(spread && { spread }) }
      if (ownCards) return newSubmission({ ...formData, ownCards })
      return newSubmission(
        { ...formData, ...(uprightOnly && { uprightOnly }) },
        { id: draw?.id, seal: draw?.seal, words, cut: cutWith(words), ...(picks?.length && { picks }) },
      )
    },
  })
  const { timeframe, question, cut } = values
  // A letter of the question must not render the tiles anew.
  const tiles = useMemo(() => ({ spreads: offered(spreads), field: register('spread') }), [spreads, register])
  const chosen = spreads.find(({ id }) => id === values.spread)
  const clash = timeframe && chosen && clashOf(chosen, timeframe as Timeframe)
  const byTimeframe = timeframe ? spreadFor(timeframe as Timeframe, premium) : unchosen
  const spread = chosen ? { said: '', positions: positionsOf(chosen) } : byTimeframe

  const byDefault = spreads.find(({ tier, timeframes }) => (tier === 'premium') === premium && timeframes.some((one) => one === timeframe))
  const laidAs = chosen ?? byDefault

  // A link may choose a spread: /input/tarot?spread=horseshoe. One that is laid for a single timeframe chooses that as well.
  const [search] = useSearchParams()
  const linked = spreads.find(({ id }) => id === search.get('spread'))
  useEffect(() => {
    if (!linked) return
    const [only] = linked.fixed ? linked.timeframes : []
    if (only) setValue('timeframe', only)
    if (offered([linked]).length > 0) setValue('spread', linked.id)
  }, [linked, setValue])

  const openTable = async (which: 'hand' | 'own') => {
    // The form refuses a spread before the reader picks any card.
    if (clash || (chosen?.tier === 'premium' && !premium)) sheet.current?.requestSubmit()
    else setAtTable((await trigger(undefined, { shouldFocus: true })) ? which : null)
  }

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form ref={sheet} noValidate onSubmit={submit}>
          <TimeframeTiles
            premium={premium}
            chosen={chosen?.places.length}
            error={clash || errors.timeframe?.message}
            field={register('timeframe')}
          />
          {!withoutSpreads && <SpreadTiles {...tiles} chosen={chosen} premium={premium} error={errors.spread?.message} />}
          <TextField
            label={texts.question}
            hint={lengthHint(question, QUESTION_MIN, QUESTION_MAX)}
            error={errors.question?.message}
            {...register('question')}
          />
          <label className="optline">
            <span>
              {choice.uprightOnly}
              <small>{choice.uprightOnlyHint}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              className="switch"
              aria-checked={values.uprightOnly === true}
              {...register('uprightOnly')}
            />
          </label>
          <SealedDeck draw={draw} failed={isError}>
            <CutField open={cut !== ''} error={errors.cut?.message} field={register('cut')} />
          </SealedDeck>
          <div className="handdraw">
            <Button variant="secondary" onClick={() => void openTable('hand')}>
              {handDraw.open}
            </Button>
            <p className="note">{handDraw.about}</p>
            <Button variant="tertiary" onClick={() => void openTable('own')}>
              {ownDeck.open}
            </Button>
            <p className="note">{ownDeck.about}</p>
          </div>
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      {atTable === 'own' && (
        <Suspense>
          <OwnDeck
            places={spread.positions}
            laid={laid}
            price={<PriceNote session={session} />}
            onLaid={setLaid}
            onClose={() => setAtTable(null)}
            onDone={(cards) => {
              own.current = cards
              setAtTable(null)
              sheet.current?.requestSubmit()
            }}
          />
        </Suspense>
      )}
      {atTable === 'hand' && (
        <Suspense>
          <DrawTable
            title={chosen?.name ?? texts.timeframes[timeframe as Timeframe]}
            places={spread.positions.map((name, index) => ({ name, place: laidAs?.places[index] }))}
            draw={draw}
            price={<PriceNote session={session} />}
            onClose={() => setAtTable(null)}
            onDone={(drawn) => {
              byHand.current = drawn
              setAtTable(null)
              sheet.current?.requestSubmit()
            }}
          />
        </Suspense>
      )}
      <DeckAside {...spread} howDrawn={values.uprightOnly ? deck.howDrawnUpright : deck.howDrawn} />
    </div>
  )
}
