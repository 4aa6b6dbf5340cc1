/** A stamped letter, already moving. */
export const LetterUnderWay = () => (
  <svg viewBox="0 0 196 100" fill="none" stroke="#d9b978" strokeLinejoin="round" aria-hidden="true" focusable="false">
    <path d="M2 34h38M14 50h22M0 66h40" strokeWidth=".9" opacity=".6" />
    <g transform="rotate(-4 124 50)">
      <rect x="58.8" y="8.8" width="130.4" height="82.4" rx="5" fill="#12142a" strokeWidth="1.2" />
      <rect x="63" y="13" width="122" height="74" rx="2.5" strokeWidth="2.4" strokeDasharray="5.1 5.1" opacity=".7" />
      <path d="M74 58h52M74 66h40M74 74h46" strokeWidth=".9" opacity=".7" />
      <rect x="148" y="22" width="28" height="34" rx="1.5" strokeWidth="1" />
      <path
        d="M162 28c.7 6.600 3.400 9.300 10 10-6.600.7-9.300 3.400-10 10-.7-6.600-3.400-9.300-10-10 6.600-.7 9.300-3.400 10-10Z"
        fill="#d9b978"
        stroke="none"
      />
      <g strokeWidth=".8" opacity=".8">
        <circle cx="138" cy="40" r="15" />
        <circle cx="138" cy="40" r="11" />
        <path d="M104 32q5-4 10 0t9 0M104 40q5-4 10 0t9 0M104 48q5-4 10 0t9 0" />
      </g>
    </g>
  </svg>
)
