import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import { type MethodId, methodById } from '@sibyl/contracts/methods'
import { tierNames } from '@sibyl/contracts/tiers'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { methodPicker, nextStep as texts } from '#texts/home.tsx'
import { Coin } from '../../../components/coin.tsx'
import { Icon } from '../../../components/icon.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { relativeTimeInSentence } from '../../../lib/format.ts'
import type { NextStep as Step } from '../next-step.ts'

type Slip = { to: string; picture: ReactNode; why: string; title: string; about: string }

const nameOf = (method: MethodId) => methodById(method)?.name ?? ''

const slipFor = (step: Step, user: User): Slip => {
  switch (step.kind) {
    case 'get-tokens':
      return { to: '/pricing#tokens', picture: <Coin />, ...texts.getTokens }
    case 'read-again': {
      const { _id, methodId, title, createdAt } = step.reading
      const method = nameOf(methodId)
      return {
        to: `/reading/view/${_id}`,
        picture: <MethodIcon method={methodId} />,
        why: texts.latest.why,
        title: title || method,
        about: texts.latest.about(method, relativeTimeInSentence(createdAt)),
      }
    }
    case 'ask':
      return {
        to: '/input/tarot',
        picture: <MethodIcon method="tarot" />,
        ...texts.ask,
        about:
          user.tier === 'premium'
            ? methodPicker.hint.included(tierNames.premium)
            : methodPicker.hint.spends(TOKENS_PER_READING, user.oracleTokens),
      }
    default:
      return step satisfies never
  }
}

/** One suggestion, the whole of it a link. */
export const NextStep = ({ step, user }: { step: Step; user: User }) => {
  const { to, picture, why, title, about } = slipFor(step, user)
  return (
    <section className="next" aria-label={texts.label}>
      <Link className="slip" to={to}>
        {picture}
        <p className="note">{why}</p>
        <p className="what">{title}</p>
        <p className="small">{about}</p>
        <Icon of={ChevronRight} />
      </Link>
    </section>
  )
}
