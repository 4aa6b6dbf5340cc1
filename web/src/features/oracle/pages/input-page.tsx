import { type Method, type MethodId, methodById } from '@sibyl/contracts/methods'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { oracle } from '#texts/oracle.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Coming } from '../../../components/coming.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { deniedAccess } from '../access.ts'
import { DailyCardForm } from '../components/daily-card-form.tsx'
import { NotFound } from '../components/not-found.tsx'
import { takeSharedDream } from '../shared-dream.ts'
import './input-page.css'

const AccessGate = lazy(async () => ({ default: (await import('../components/access-gate.tsx')).AccessGate }))
const TokensFirst = lazy(async () => ({ default: (await import('../components/tokens-first.tsx')).TokensFirst }))
const TarotForm = lazy(async () => ({ default: (await import('../components/tarot-form.tsx')).TarotForm }))
const AstrologyForm = lazy(async () => ({ default: (await import('../components/astrology-form.tsx')).AstrologyForm }))
const DreamForm = lazy(async () => ({ default: (await import('../components/dream-form.tsx')).DreamForm }))
const LoveForm = lazy(async () => ({ default: (await import('../components/love-form.tsx')).LoveForm }))
const IchingForm = lazy(async () => ({ default: (await import('../components/iching-form.tsx')).IchingForm }))
const NumerologyForm = lazy(async () => ({ default: (await import('../components/numerology-form.tsx')).NumerologyForm }))

/** The form of each method. Each but the daily card's has its schema and is a file of its own. */
const forms: { readonly [M in MethodId]: ComponentType<{ method: Method }> } = {
  'daily-card': DailyCardForm,
  tarot: TarotForm,
  numerology: NumerologyForm,
  dream: DreamForm,
  love: LoveForm,
  iching: IchingForm,
  astrology: AstrologyForm,
}

const ForMethod = ({ method }: { method: Method }) => {
  // Before the form reads its draft.
  useState(method.id === 'dream' ? takeSharedDream : undefined)
  const denied = deniedAccess(method, useSession())
  const Form = forms[method.id]
  if (denied === 'signed-out') {
    return (
      <Suspense fallback={<Coming label={common.openingPage} />}>
        <AccessGate method={method} reason={denied} />
      </Suspense>
    )
  }
  return (
    <div className="wrap">
      <title>{common.pageTitle(method.name)}</title>
      <BackLink to="/">{oracle.backToMethods}</BackLink>
      <Suspense fallback={<Coming label={common.openingPage} />}>
        {denied && <TokensFirst />}
        <Form method={method} />
      </Suspense>
    </div>
  )
}

/** /input/{methodId}: the form of a method. */
export const InputPage = () => {
  const { methodId = '' } = useParams()
  const method = methodById(methodId)
  if (!method) return <NotFound title={oracle.methodNotFound} />
  return <ForMethod key={method.id} method={method} />
}
