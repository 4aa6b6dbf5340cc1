import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../../lib/session/use-session.ts'
import { ContactForm } from '../components/contact-form.tsx'
import { MessageSent } from '../components/message-sent.tsx'
import '../contact.css'

/** /contact. Who is signed in need not say who they are. */
export const ContactPage = () => {
  const { status, user } = useSession()
  const [sent, setSent] = useState(false)
  return (
    <div className="wrap contact">
      <title>Contact Us · Sibyl</title>
      <header>
        <h1>Contact Us</h1>
        <p className="lead">A question, a fault or a wish: a person reads what you write.</p>
        <p className="quiet">
          What happens with it is in the <Link to="/privacy">Privacy Policy</Link>.
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
