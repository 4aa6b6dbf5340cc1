import { common } from '#texts/common.ts'
import { oracle } from '#texts/oracle.ts'
import { comfort } from '#texts/oracle-reading.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import './comfort.css'

const HELP_LINE = /(\d[\d -]*\d|findahelpline\.com)/

const address = (line: string) => (line.includes('.') ? `https://${line}` : `tel:${line.replace(/[ -]/g, '')}`)

/** A sentence with its telephone numbers as links. */
const WithHelpLines = ({ sentence }: { sentence: string }) =>
  sentence.split(HELP_LINE).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} className="line" href={address(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  )

/** For readers in a crisis: the message, sentence by sentence, with nothing to buy or retry. */
export const Comfort = ({ message }: { message: string }) => (
  <div className="wrap">
    <title>{common.pageTitle(comfort.title)}</title>
    <BackLink to="/">{oracle.backToOracle}</BackLink>
    <section className="comfort" role="alert">
      <h1>{comfort.title}</h1>
      {message.split(/(?<=[.!?])\s+(?=[A-Z])|\n+/).map((sentence) => (
        <p key={sentence}>
          <WithHelpLines sentence={sentence} />
        </p>
      ))}
      <ButtonLink variant="secondary" to="/">
        {common.returnHome}
      </ButtonLink>
    </section>
  </div>
)
