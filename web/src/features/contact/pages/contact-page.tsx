import { useState } from 'react'
import { Link } from 'react-router-dom'
import { contact } from '#texts/contact.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { ContactForm } from '../components/contact-form.tsx'
import { MessageSent } from '../components/message-sent.tsx'
import '../contact.css'

/** /contact. Signed-in readers need not enter their name and address. */
export const ContactPage = () => {
  const { status, user } = useSession()
  const [sent, setSent] = useState(false)
  return (
    <div className="wrap contact">
      <PageHead title={contact.title} description={contact.lead} path="/contact" />
      <header>
        <h1>{contact.title}</h1>
        <p className="lead">{contact.lead}</p>
        <p className="quiet">
          {contact.whatHappens((words) => (
            <Link to="/privacy">{words}</Link>
          ))}
        </p>
      </header>
      {sent ? (
        <MessageSent onAnother={() => setSent(false)} />
      ) : (
        status !== 'restoring' && (
          <ContactForm from={{ name: user?.fullName ?? '', email: user?.email ?? '' }} onSent={() => setSent(true)} />
        )
      )}
    </div>
  )
}
