import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import { type Method, type MethodId, methodById, methods } from '@sibyl/contracts/methods'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { methodPicker as texts } from '#texts/home.tsx'
import { Button } from '../../../components/button.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import '../../../components/option-row.css'
import { tokenCount } from '#texts/counted.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { methodHint } from '../method-hint.ts'
import '../method-picker.css'

const cost = (method: Method) => (method.premium ? tokenCount(TOKENS_PER_READING) : texts.free)

export const MethodPicker = () => {
  const { user } = useSession()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<MethodId | null>(null)

  const begin = () => {
    if (chosen) navigate(chosen === 'daily-card' ? '/reading/daily-card' : `/input/${chosen}`)
  }

  return (
    <section className="wrap choose" aria-labelledby="methods">
      <div className="side">
        <h2 id="methods">{texts.heading}</h2>
        <p className="quiet">{texts.about}</p>
      </div>
      <fieldset className="rows">
        <legend className="vh">{texts.legend}</legend>
        {methods.map((method) => (
          <label key={method.id} className="opt">
            <input type="radio" name="method" value={method.id} checked={chosen === method.id} onChange={() => setChosen(method.id)} />
            <MethodIcon method={method.id} />
            <b>{method.name}</b>
            <span className="c">{cost(method)}</span>
            <span className="d">{method.blurb}</span>
          </label>
        ))}
      </fieldset>
      <div className="go">
        <Button variant="primary" busy={!chosen} onClick={begin} aria-describedby="begin-hint">
          {texts.begin}
        </Button>
        <p className="note" id="begin-hint" role="status">
          {methodHint(chosen ? methodById(chosen) : undefined, user)}
        </p>
      </div>
    </section>
  )
}
