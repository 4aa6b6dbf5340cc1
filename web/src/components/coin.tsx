/** One oracle token. */
export const Coin = () => (
  <svg className="coin" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <circle cx="8" cy="8" r="7.2" fill="none" stroke="#d9b978" strokeWidth="1.2" />
    <path d="M8 4c.3 2.7 1.3 3.7 4 4-2.7.3-3.7 1.3-4 4-.3-2.7-1.3-3.7-4-4 2.7-.3 3.7-1.3 4-4Z" fill="#d9b978" />
  </svg>
)
