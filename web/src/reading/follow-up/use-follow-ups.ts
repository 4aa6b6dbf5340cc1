import type { FollowUp } from '@sibyl/contracts/http/follow-ups'
import type { Reading } from '@sibyl/contracts/http/readings'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followUp as texts } from '#texts/follow-up.ts'
import { api } from '../../lib/base-api.ts'
import { tokensRemaining } from '../../lib/session/profile.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import { type PacedText, pacedText } from '../progress/paced-text.ts'
import type { FollowUpEvent, FollowUpShown } from '../progress/reading-events.ts'
import { askFollowUp, followUpApi, useGetFollowUpsQuery } from './api.ts'

/** A question whose answer is still arriving or still being shown. */
export type Asking = { question: string; text: PacedText; id?: string }

export type Refusal = { message: string; needsToken: boolean }

/** The follow-ups that came with a saved reading, until they are refetched. */
const asStored = (followUps?: FollowUp[], followUpsLeft?: number) =>
  followUps && followUpsLeft !== undefined ? { followUps, followUpsLeft } : undefined

/** The questions about a reading: those answered, the one that is being answered, and how to ask another. */
export const useFollowUps = ({ _id: readingId, followUps, followUpsLeft }: Reading) => {
  const dispatch = useAppDispatch()
  const { data = asStored(followUps, followUpsLeft), isLoading } = useGetFollowUpsQuery(readingId, { refetchOnMountOrArgChange: true })
  const [asking, setAsking] = useState<Asking | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const leaving = useRef(new AbortController())
  /** A question whose connection was lost is sent again under its key. */
  const sent = useRef({ question: '', key: '' })

  const keep = ({ followUp, followUpsLeft, userTokensRemaining }: FollowUpShown) => {
    dispatch(
      followUpApi.util.updateQueryData('getFollowUps', readingId, (draft) => {
        if (!draft) return
        draft.followUps = [...draft.followUps.filter(({ _id }) => _id !== followUp._id), followUp]
        draft.followUpsLeft = followUpsLeft
      }),
    )
    dispatch(tokensRemaining(userTokensRemaining))
  }

  const end = (message: string, needsToken = false) => {
    setRefusal({ message, needsToken })
    setAsking(null)
  }

  const take = (event: FollowUpEvent, { question, text }: Asking) => {
    switch (event.type) {
      case 'follow-up':
        text.restart()
        dispatch(tokensRemaining(event.userTokensRemaining))
        return setAsking({ question, text, id: event.followUp._id })
      case 'delta':
        return text.append(event.text)
      case 'answered':
        sent.current = { question: '', key: '' }
        dispatch(api.util.invalidateTags(['Wallet']))
        keep(event)
        return text.finish(event.followUp.content)
      case 'failed':
        sent.current = { question: '', key: '' }
        if (event.userTokensRemaining !== undefined) dispatch(tokensRemaining(event.userTokensRemaining))
        return end(event.message || texts.unable)
      case 'refused':
        return end(event.failure.message || texts.unable, event.failure.code === 'access_required')
      case 'lost':
        return end(texts.lost)
      default:
        return event satisfies never
    }
  }

  const follow = async (question: string, source: { first?: () => Promise<Response>; id?: string }) => {
    const begun: Asking = { question, text: pacedText(), ...(source.id && { id: source.id }) }
    setRefusal(null)
    setAsking(begun)
    const { signal } = leaving.current
    // Loaded on demand, because a saved reading is more often read than asked about.
    const events = await import('../progress/reading-events.ts').catch(() => null)
    if (!events) return end(texts.lost)
    for await (const event of events.followUpEvents({ ...source, signal })) if (!signal.aborted) take(event, begun)
  }

  const ask = (question: string) => {
    if (sent.current.question !== question) sent.current = { question, key: crypto.randomUUID() }
    const { signal } = leaving.current
    void follow(question, { first: () => askFollowUp(readingId, sent.current, signal) })
  }

  const underWay = data?.followUps.find(({ status }) => status === 'requested' || status === 'writing')
  const resume = useEffectEvent(() => {
    if (underWay && !asking) void follow(underWay.question, { id: underWay._id })
  })
  useEffect(() => {
    if (underWay?._id) resume()
  }, [underWay?._id])
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  return {
    /** How many questions are still included; undefined until known, and where nothing can be asked. */
    left: data?.followUpsLeft,
    isLoading,
    answered: data?.followUps.filter(({ status, _id }) => status === 'done' && _id !== asking?.id) ?? [],
    asking,
    refusal,
    ask,
    /** The whole answer is on the page. */
    shown: () => setAsking(null),
  }
}
