import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { fingerprint as texts } from '#texts/fingerprint.ts'
import '../../components/icon-button.css'
import { Icon } from '../../components/icon.tsx'
import './fingerprint.css'

type FingerprintProps = { copyLabel: string; value: string /** The number of digits to show; all of them by default. */; digits?: number }

/** Hexadecimal digits in groups of four, to be compared by eye; the button copies all of them. */
export const Fingerprint = ({ copyLabel, value, digits = value.length }: FingerprintProps) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <p className="fingerprint">
      <code>
        {value
          .slice(0, digits)
          .match(/.{1,4}/gu)
          ?.join(' ')}
        {digits < value.length && ' …'}
      </code>
      {'clipboard' in navigator && (
        <button type="button" className="iconbtn" aria-label={copyLabel} onClick={() => void copy()}>
          <Icon of={copied ? Check : Copy} />
        </button>
      )}
      <span className="vh" role="status">
        {copied && texts.copied}
      </span>
    </p>
  )
}
