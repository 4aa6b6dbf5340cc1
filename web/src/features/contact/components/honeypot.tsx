import { contactForm } from '#texts/contact.tsx'

/** A field that no person sees. Whatever fills it in is a bot, and its message is dropped. */
export const Honeypot = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <div className="vh" aria-hidden="true">
    <label>
      {contactForm.honeypot}
      <input name="website" tabIndex={-1} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  </div>
)
