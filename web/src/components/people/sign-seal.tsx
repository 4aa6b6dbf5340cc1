import { signGlyphs } from '@sibyl/contracts/drawing/sign-glyphs'

const GOLD = '#d9b978'
const SIGN = 30

/** A seal with the sign in which a longitude lies. */
export const SignSeal = ({ longitude }: { longitude: number }) => (
  <svg className="signseal" viewBox="-32 -32 64 64" fill="none" stroke={GOLD} aria-hidden="true">
    <circle r="31" fill="#12142a" stroke="none" />
    <circle r="30.5" />
    <circle r="26.5" strokeWidth="5" pathLength="72" strokeDasharray=".16 .84" opacity=".6" />
    <circle r="22.5" strokeWidth=".7" opacity=".7" />
    <path
      d={signGlyphs[Math.floor(longitude / SIGN) % signGlyphs.length]}
      strokeWidth="1.63"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
