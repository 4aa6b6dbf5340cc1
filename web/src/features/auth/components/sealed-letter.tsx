import { Star8 } from '../../../components/star8.tsx'

/** A letter under a star's seal. */
export const SealedLetter = () => (
  <svg className="letter" viewBox="0 0 132 92" fill="none" stroke="#d9b978" strokeLinejoin="round" aria-hidden="true">
    <rect x=".8" y=".8" width="130.4" height="90.4" rx="5" fill="#12142a" strokeWidth="1.2" />
    <rect x="5" y="5" width="122" height="82" rx="2.5" strokeWidth="2.4" strokeDasharray="5.1 5.1" opacity=".7" />
    <path d="M9 9l57 42L123 9" strokeWidth="1.2" />
    <path d="M9 83l42-40M123 83L81 43" strokeWidth=".8" opacity=".6" />
    <g transform="translate(66 51)">
      <circle r="15" fill="#12142a" strokeWidth="1.2" />
      <circle r="12" strokeWidth=".7" />
      <g transform="scale(.14)">
        <Star8 long={72} waist={18} short={40} />
      </g>
    </g>
  </svg>
)
