import type { Care } from '../../question/care.ts'

/** Who can help, where a matter is beyond any oracle. No sentence is longer than twelve words. */
export const referrals: Readonly<Record<Care, readonly string[]>> = {
  abuse: [
    'Your safety comes first. A local domestic violence service can help in confidence. In danger, call the emergency services.',
    'No one has to stay where they are hurt. A local support service listens in confidence. In danger, call the emergency services.',
  ],
  pregnancy: [
    'What concerns a pregnancy belongs with a doctor or a midwife.',
    'On pregnancy the lines are silent. A doctor or midwife can tell you more.',
  ],
  death: [
    'How long a life lasts is in no book. A doctor or a counsellor can talk with you about it.',
    'Of life and its length the lines say nothing. A doctor or a counsellor is the one to ask.',
  ],
  medical: [
    'For anything medical, please ask a doctor. The lines can only keep you company.',
    'What is medical in this belongs with a doctor, who can look.',
  ],
  legal: ['For the legal side, please ask a lawyer or an advice centre.', 'What is legal in this needs a lawyer’s eye.'],
  financial: [
    'For decisions about money itself, please ask a qualified financial adviser.',
    'The lines know no figures; for those, ask a qualified financial adviser.',
  ],
  bereavement: [
    'If it grows too heavy, a bereavement counsellor can help carry it.',
    'For the heavy days there are counsellors and support groups.',
  ],
}
