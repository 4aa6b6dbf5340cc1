import { reminders as texts } from '#texts/reminders.ts'
import { timeShown } from '../time-shown.ts'

/** A preview of a message. */
export const MessagePreview = ({ kind, at }: { kind: 'morning' | 'evening'; at: string }) => (
  <div className="hourmsg">
    <img src="/icon.svg" alt="" width={36} height={36} />
    <p className="note">
      <span>{texts.from}</span>
      <span className="nums">{timeShown(at)}</span>
    </p>
    <b>{texts.messages[kind].title}</b>
    <p>{texts.messages[kind].says}</p>
  </div>
)
