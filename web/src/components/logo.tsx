export const Logo = () => (
  <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
    <circle cx="13" cy="13" r="10.5" fill="none" stroke="#d9b978" strokeWidth="1.2" />
    <path d="M13 6.5c.5 4.4 2.1 6 6.5 6.5-4.4.5-6 2.1-6.5 6.5-.5-4.4-2.1-6-6.5-6.5 4.4-.5 6-2.1 6.5-6.5Z" fill="#d9b978" />
    <circle cx="20.4" cy="5.6" r="3.9" fill="#0d0e15" />
    <circle cx="20.4" cy="5.6" r="2.3" fill="#e9dfc8" />
  </svg>
)
