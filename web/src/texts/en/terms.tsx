import type { Section } from '../section.ts'
import type { Wrap } from '../wrap.ts'
import { counted } from './counted.ts'
import { product } from './product.ts'

type Given = { age: number; tokens: number; contact: Wrap; privacy: Wrap; helpline: Wrap }

export const terms = {
  title: 'Terms of Service',
  lead: `What you can expect of ${product}, and what it asks of you.`,
  sections: ({ age, tokens, contact, privacy, helpline }: Given): readonly Section[] => [
    {
      id: 'agreement',
      title: 'What you agree to',
      body: (
        <p>
          These terms are a contract between you and the operator of {product} (“we”). By using {product} or opening an account you accept
          them. If you do not, please do not use it. How we treat your data is in the {privacy('Privacy Policy')}.
        </p>
      ),
    },
    {
      id: 'age',
      title: `${age} and over`,
      body: (
        <p>
          You must be at least {age} years old to use {product}, and by using it you confirm that you are.
        </p>
      ),
    },
    {
      id: 'readings',
      title: 'What a reading is',
      body: (
        <>
          <p>
            <strong>Readings are written by an AI and are entertainment.</strong> They do not foretell what will happen. They are not
            medical, psychological, legal or financial advice, and no decision should rest on them alone. An AI can be wrong, and can repeat
            itself.
          </p>
          <p>
            If you are in distress or in danger, please talk to a person now: your emergency number is 112 in Europe and 911 in North
            America, and {helpline('findahelpline.com')} lists a line near you.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <p>
          Give a working email address, keep your password to yourself, and tell us if somebody else has it. One account is for one person.
          You may leave at any time: delete it in your profile, or {contact('write to us')} and we do.
        </p>
      ),
    },
    {
      id: 'tokens',
      title: 'Tokens',
      body: (
        <p>
          A verified account begins with {counted(tokens, 'free token')}. One token unlocks one premium reading; if the reading cannot be
          written, the token comes back. Tokens do not expire. They are not money: they cannot be exchanged for cash or moved to another
          account. To give somebody tokens, buy them as a gift.
        </p>
      ),
    },
    {
      id: 'subscriptions',
      title: 'Subscriptions',
      body: (
        <p>
          A subscription is billed in advance, monthly or annually. <strong>It renews automatically until you cancel.</strong> When you
          cancel, it stays active until the end of the period you have paid for, and no further payment is taken. If a price is going to
          change, we tell you before it applies to you, so that you can cancel first.
        </p>
      ),
    },
    {
      id: 'refunds',
      title: 'Payments and refunds',
      body: (
        <p>
          Prices are in US dollars. Payments are handled by a payment provider, and we never store card details. A gift that nobody opens
          within twelve months of its day comes back to its giver as tokens. If you bought something by mistake, {contact('write to us')}.
          Rights you have as a consumer, such as withdrawing from a contract within the time the law gives you, stay untouched by anything
          here.
        </p>
      ),
    },
    {
      id: 'use',
      title: 'Fair use',
      body: (
        <p>
          Please do not break the law with {product}, harass others, try to get into what is not yours, overload the service or copy it by
          machine. We may close an account that does, and will say why unless the law forbids it.
        </p>
      ),
    },
    {
      id: 'content',
      title: 'What belongs to whom',
      body: (
        <p>
          What you write stays yours; you allow us to process it in order to make your readings. Your readings are yours to keep, print and
          share. The software, the name and the drawn deck are ours.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          {product} is offered as it is, and may be away at times. As far as the law allows, our whole liability to you is limited to what
          you paid us in the last 12 months before the claim arose, and we are not liable for what follows from acting on a reading. Nothing
          here limits liability that the law does not let us limit.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law',
      body: (
        <p>
          These terms are governed by the law of Czechia. If you are a consumer, you keep the protection that the mandatory law of your own
          country gives you, and may go to its courts. Consumers may also turn to the Czech Trade Inspection Authority (ČOI) to settle a
          dispute out of court.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          If these terms change in a way that matters to you, we tell you in good time. If you go on using {product} after that, the new
          terms apply; if you do not agree, you may leave and have your account deleted.
        </p>
      ),
    },
  ],
}
