import { type Method, type MethodId, methodById } from '@sibyl/contracts/methods'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { BackLink } from '../../../components/back-link.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { deniedAccess } from '../access.ts'
import { AccessGate } from '../components/access-gate.tsx'
import { DailyCardForm } from '../components/daily-card-form.tsx'
import { NotFound } from '../components/not-found.tsx'
import { NotOpen } from '../components/not-open.tsx'
import { TarotForm } from '../components/tarot-form.tsx'
import './input-page.css'

/** The form of each method that is open. */
const forms: { readonly [M in MethodId]?: ComponentType<{ method: Method }> } = { 'daily-card': DailyCardForm, tarot: TarotForm }

const ForMethod = ({ method }: { method: Method }) => {
  const denied = deniedAccess(method, useSession())
  const Form = forms[method.id]
  if (!Form) return <NotOpen method={method} />
  if (denied) return <AccessGate method={method} reason={denied} />
  return (
    <div className="wrap">
      <title>{`${method.name} · Sibyl`}</title>
      <BackLink to="/">Back to Methods</BackLink>
      <Form method={method} />
    </div>
  )
}

/** /input/{methodId}: what a method needs to know before it can answer. */
export const InputPage = () => {
  const { methodId = '' } = useParams()
  const method = methodById(methodId)
  if (!method) return <NotFound title="Method not found" />
  return method.ready ? <ForMethod key={method.id} method={method} /> : <NotOpen method={method} />
}
