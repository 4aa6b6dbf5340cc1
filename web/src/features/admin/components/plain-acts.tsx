import { useState } from 'react'
import { adminActs as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { type PlainAct, useActMutation } from '../api.ts'
import { ActDialog } from './act-dialog.tsx'

const dangerous: readonly PlainAct[] = ['end-sessions', 'suspend']

/** A button for each act that is possible now, and the dialog that asks for its reason. */
export const PlainActs = ({ readerId, possible }: { readerId: string; possible: readonly PlainAct[] }) => {
  const [asking, setAsking] = useState<PlainAct>()
  const [done, setDone] = useState<PlainAct>()
  const [act] = useActMutation()
  const close = () => setAsking(undefined)
  const begin = (chosen: PlainAct) => {
    setDone(undefined)
    setAsking(chosen)
  }
  return (
    <div className="adm-acts">
      {possible.map((each) => (
        <Button key={each} small variant={dangerous.includes(each) ? 'danger' : 'secondary'} onClick={() => begin(each)}>
          {texts.acts[each].open}
        </Button>
      ))}
      {done && <Notice kind="good">{texts.acts[done].done}</Notice>}
      {asking && (
        <ActDialog
          open
          title={texts.acts[asking].title}
          about={texts.acts[asking].about}
          submitLabel={texts.acts[asking].submit}
          danger={dangerous.includes(asking)}
          onAct={(reason) => act({ act: asking, readerId, reason }).unwrap()}
          onDone={() => {
            setDone(asking)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
