import type { Section } from '../section.ts'
import type { Wrap } from '../wrap.ts'
import { product } from './product.ts'

type Given = { age: number; metricsRetentionDays: number; contact: Wrap }

export const privacy = {
  title: 'Privacy Policy',
  lead: `What ${product} knows about you, why, and how to have it forgotten.`,
  sections: ({ age, metricsRetentionDays, contact }: Given): readonly Section[] => [
    {
      id: 'age',
      title: `Who ${product} is for`,
      body: (
        <p>
          {product} is for adults. You must be at least {age} years old to use it. We do not knowingly keep data of anybody younger; if you
          believe that we do, tell us and we will delete it.
        </p>
      ),
    },
    {
      id: 'collected',
      title: 'What we collect',
      body: (
        <>
          <ul>
            <li>
              <strong>Account details:</strong> your first and last name, email address, time zone, and your password in a form that cannot
              be read back.
            </li>
            <li>
              <strong>Reading inputs:</strong> what you write into a form, such as a question, a dream, a name, or a date, time and place of
              birth.
            </li>
            <li>
              <strong>Generated content:</strong> the cards, charts and texts that were made for you.
            </li>
            <li>
              <strong>Your notes:</strong> what you note on a reading, and whether it spoke to you. Only you see it; the language model
              never does.
            </li>
            <li>
              <strong>Shared links:</strong> a sentence that you choose to show to others, and how often its link was opened, never by whom.
              The link leaves out your name and what you wrote. It ends when you take it back, at the date that you set, or with the
              reading.
            </li>
            <li>
              <strong>Saved people:</strong> the names and birth data that you save, your own and other people’s. They are stored encrypted,
              only you see them, and you can delete each of them at any time. Of the address at which a calendar follows somebody’s sky we
              store a hash only. A love reading of two birth charts uses two births and keeps neither.
            </li>
            <li>
              <strong>Transactions:</strong> what you bought, when and for how much, and every token that came or went. Card numbers go to
              the payment provider and never reach us. Of a gift we keep the name and the note that you write on it; the address it is
              mailed to is deleted once it goes out.
            </li>
            <li>
              <strong>Usage:</strong> technical records such as the time of a request, the address it came from and errors, kept for
              security and repair.
            </li>
          </ul>
          <p>You decide what a question says. Please leave out what you would not want kept, and the full names of other people.</p>
        </>
      ),
    },
    {
      id: 'used',
      title: 'What it is used for',
      body: (
        <p>
          To write your readings and keep them for you, to run your account and your purchases, to answer your messages, to protect the
          service against abuse, and to meet our duties under the law, such as accounting. Where your consent is needed, as for analytics,
          we ask first, and you can take it back.
        </p>
      ),
    },
    {
      id: 'shared',
      title: 'Who else sees it',
      body: (
        <>
          <p>
            <strong>We do not sell your data.</strong> We do not lend it to advertisers either.
          </p>
          <p>
            Some work is done for us by others, who may use your data for that work only: the provider of the language model receives what
            you ask and what was drawn in order to write the reading, the payment provider takes payments, and others host the service and
            deliver its mail. If you choose notifications, the push service of your browser’s maker delivers them: it learns that we send
            one and when, and cannot read it. Some of them may work outside your country; we rely on the safeguards the law provides for
            that. We also hand over data where a court or an authority can lawfully demand it.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <>
          <p>There are two kinds. What is said of cookies here goes for anything else that we keep in your browser.</p>
          <ul>
            <li>
              <strong>Essential</strong> ones are always on: they keep you signed in, keep the daily card to one a day, remember your choice
              about cookies, and recognise a device that has signed in to your account before, so that nobody can lock you out by guessing
              your password. That one holds a random number, says nothing about you, and lasts for a year after the device was last used.
              They also remember the seals of your last 200 tarot draws, so that you can check them, and for reading without a connection
              the card of the day and the months of your journal that you last opened, until you sign out.
            </li>
            <li>
              <strong>Analytics</strong> ones are not set at all: we count visits without, and only if you agree.
            </li>
          </ul>
          <p>
            If you do, your browser tells our own server what kind of page you open, such as a saved reading, but not which one, and the
            server adds one to the total of that kind. No cookie and nothing of your account goes with it, and nobody else is told. Of the
            request we record what is said above of usage, without the page. The totals begin anew whenever the server is started, and how
            they grew is kept for {metricsRetentionDays} days; neither tells who was counted. Visits are not counted where your browser asks
            for that by Do Not Track or Global Privacy Control.
          </p>
          <p>There are no marketing cookies. You can change your choice at any time with Cookie Preferences at the foot of every page.</p>
        </>
      ),
    },
    {
      id: 'kept',
      title: 'How long we keep it, and deletion',
      body: (
        <>
          <p>
            Your account and readings are kept for as long as you have the account. You can delete a reading yourself at any time, and your
            account in your profile. On request we delete your account and everything in it: {contact('write to us')} from the address you
            signed up with. Records of payments are kept for as long as tax and accounting law demands, and nothing else is kept with them.
          </p>
          <p>
            For 12 months after an account is deleted we keep a fingerprint of its mailbox (a code computed from the email address with a
            secret key, from which the address cannot be read), the date, and the number of tokens that were still owed. We keep it so that
            the free tokens of the welcome are given once, and a debt is not escaped by signing up again. It is used for nothing else.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You may ask what we hold about you, have it corrected, deleted or handed over to you, limit or object to its use, and withdraw a
          consent. {contact('Write to us')}, and we answer within one month. You may also complain to a data protection authority, in
          Czechia the Office for Personal Data Protection (ÚOOÚ).
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Connections are encrypted, passwords are stored only as hashes, and access is limited to what running the service needs. No system
          is beyond failure; if a breach puts you at risk, we will tell you.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <p>
          If this policy changes in a way that matters to you, we say so before the change applies. Questions are welcome through{' '}
          {contact('the contact form')}.
        </p>
      ),
    },
  ],
}
