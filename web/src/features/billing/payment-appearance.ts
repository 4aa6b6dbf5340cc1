import type { Appearance } from '@stripe/stripe-js'

/** The payment form in the look of the page around it; the frame cannot read our style sheet. */
export const paymentAppearance: Appearance = {
  theme: 'night',
  variables: {
    colorPrimary: '#667eea',
    colorBackground: '#1a1b23',
    colorText: '#ecebf3',
    colorTextSecondary: '#a9a7ba',
    colorTextPlaceholder: '#a9a7ba',
    colorDanger: '#f2988c',
    borderRadius: '8px',
    fontFamily: "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontSizeBase: '16px',
  },
}
