import type { Reading } from '@sibyl/contracts/http/readings'
import type { Share } from '@sibyl/contracts/http/shares'
import { shareableWords } from '@sibyl/contracts/reading-text/shareable-words'
import { useMemo, useState } from 'react'
import { common } from '#texts/common.ts'
import { shareLink as texts } from '#texts/share-link.ts'
import { Button } from '../../components/button.tsx'
import '../../components/field.css'
import { Notice } from '../../components/notice.tsx'
import { Spinner } from '../../components/spinner.tsx'
import { formatDate } from '../../lib/format.ts'
import { useEndShareMutation, useGetShareQuery, useMakeShareMutation } from './api.ts'
import './share-link.css'

/** How many days a link may last; the last choice has no end. */
const DAYS = [7, 30, undefined] as const

const Made = ({ share, justMade, onEnd }: { share: Share; justMade: boolean; onEnd: () => void }) => {
  const { url, token, sentence, views, expiresAt } = share
  const [said, setSaid] = useState('')
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setSaid(texts.copied)
  }
  return (
    <div className="sharemade">
      <img src={`/api/divination/shared/${token}/preview.png`} alt={texts.preview(sentence)} width={1200} height={630} />
      <label className="legend" htmlFor="sharedlink">
        {texts.address}
      </label>
      <input
        id="sharedlink"
        className="control"
        readOnly
        // biome-ignore lint/a11y/noAutofocus: the button that made the link is gone, and the focus with it
        autoFocus={justMade}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="note">
        {texts.opened(views)} {expiresAt && texts.ends(formatDate(expiresAt))}
      </p>
      <div className="acts">
        {'clipboard' in navigator && (
          <Button variant="primary" onClick={copy}>
            {texts.copy}
          </Button>
        )}
        {'share' in navigator && <Button onClick={() => void navigator.share({ url }).catch(() => undefined)}>{texts.send}</Button>}
        <Button variant="tertiary" onClick={onEnd}>
          {texts.end}
        </Button>
      </div>
      <p className="note" role="status">
        {said}
      </p>
    </div>
  )
}

type MakingProps = { sentences: readonly string[]; busy: boolean; onMake: (sentence: string, days: number | undefined) => void }

const Making = ({ sentences, busy, onMake }: MakingProps) => {
  const [chosen, setChosen] = useState(sentences[0] ?? '')
  const [days, setDays] = useState<number | undefined>(undefined)
  return (
    <>
      <fieldset className="sentences">
        <legend className="vh">{texts.about}</legend>
        {sentences.map((sentence) => (
          <label key={sentence} className="pick serif">
            <input type="radio" name="shared" checked={sentence === chosen} onChange={() => setChosen(sentence)} />
            {sentence}
          </label>
        ))}
      </fieldset>
      <fieldset className="sharelasts">
        <legend>{texts.lasts}</legend>
        {DAYS.map((some) => (
          <label key={String(some)} className="pick">
            <input type="radio" name="lasts" checked={some === days} onChange={() => setDays(some)} />
            {some ? texts.days(some) : texts.untilEnded}
          </label>
        ))}
      </fieldset>
      <Button variant="primary" busy={busy} onClick={() => onMake(chosen, days)}>
        {busy ? texts.making : texts.make}
      </Button>
    </>
  )
}

/** Makes a link to one sentence of a reading, shows it, and takes it back. */
export const ShareLink = ({ reading }: { reading: Reading }) => {
  const { _id: id } = reading
  const sentences = useMemo(() => [...new Set(shareableWords(reading).sentences.map(({ text }) => text))], [reading])
  const { currentData: share, isError, isFetching, refetch } = useGetShareQuery(id, { refetchOnMountOrArgChange: true })
  const [make, { isLoading: making, isError: notMade, isSuccess: made }] = useMakeShareMutation()
  const [end, { isLoading: ending, isError: notEnded, isSuccess: ended }] = useEndShareMutation()
  if (share === undefined)
    return isError && !isFetching ? (
      <div role="alert">
        <p className="quiet">{texts.unreachable}</p>
        <Button small onClick={() => void refetch()}>
          {common.tryAgain}
        </Button>
      </div>
    ) : (
      <Spinner label={texts.opening} />
    )
  return (
    <div className="sharelink">
      {ended && !share && <Notice kind="good">{texts.ended}</Notice>}
      {!share && <p className="quiet">{sentences.length > 0 ? texts.about : texts.none}</p>}
      {share ? (
        <Made key={share.token} share={share} justMade={made} onEnd={() => void end(id)} />
      ) : (
        sentences.length > 0 && (
          <Making
            sentences={sentences}
            busy={making || ending}
            onMake={(sentence, days) => void make({ id, sentence, ...(days !== undefined && { expiresInDays: days }) })}
          />
        )
      )}
      {(notMade || notEnded) && <Notice kind="bad">{texts.failed}</Notice>}
    </div>
  )
}
