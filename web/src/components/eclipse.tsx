/** How far each of the corona's 240 rays reaches, clockwise from the top. */
const reach =
  '110 91 100 92 101 99 96 104 98 105 118 101 107 115 104 106 113 119 113 110 138 105 118 108 105 105 107 115 104 109 127 104 106 97 96 97 103 98 95 98 112 91 97 95 86 91 89 94 91 83 112 80 86 92 83 89 83 94 97 95 119 93 101 101 102 101 108 111 104 109 118 111 111 117 115 107 109 114 104 111 125 106 105 116 105 107 108 115 102 107 126 112 110 110 99 100 98 105 105 91 108 90 88 91 92 86 81 86 85 87 111 89 87 89 91 82 97 96 99 99 112 95 91 101 93 95 98 98 102 99 117 102 102 107 102 117 113 106 108 109 128 106 117 119 111 110 103 103 106 104 130 101 97 111 103 96 101 91 98 104 119 97 89 89 85 94 89 92 84 82 109 94 93 93 94 93 86 92 90 86 106 93 94 102 107 101 110 112 112 104 121 103 104 105 112 117 117 111 114 117 123 114 118 116 115 110 105 114 106 113 133 104 103 111 106 96 94 93 104 101 108 99 100 94 88 90 83 80 94 89 104 93 86 94 94 85 86 88 89 95'

const corona = reach
  .split(' ')
  .map((end, ray, all) => {
    const angle = (ray / all.length) * 2 * Math.PI
    const at = (radius: number) => `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
    return `M${at(62)}L${at(Number(end))}`
  })
  .join('')

/** For a failure: a total eclipse with a piece of its ring broken off. */
export const Eclipse = () => (
  <svg className="art" viewBox="-200 -178 400 356" aria-hidden="true">
    <defs>
      <mask id="eclipse-gap">
        <rect x="-200" y="-200" width="400" height="400" fill="#fff" />
        <path d="M0 0L105.8-237.5L227.4-126.1Z" fill="#000" />
      </mask>
    </defs>
    <g fill="none" stroke="#d9b978" opacity=".6">
      <circle r="146" strokeWidth=".8" strokeDasharray="820 98" transform="rotate(-32)" />
      <circle r="152" strokeWidth="6" pathLength="360" strokeDasharray=".2 2.8" mask="url(#eclipse-gap)" />
      <circle r="158" strokeWidth=".8" strokeDasharray="886 107" transform="rotate(-32)" />
    </g>
    <g transform="rotate(7) translate(16 -12)" fill="none" stroke="#d9b978">
      <path d="M64-131.2A146 146 0 0 1 123.8-77.4M69.3-142A158 158 0 0 1 134-83.7" strokeWidth=".9" />
      <path
        strokeWidth=".8"
        d="M70.0 -131.6L72.8 -136.9M76.7 -127.7L79.8 -132.9M83.3 -123.5L86.7 -128.5M89.7 -119.0L93.3 -123.8M95.8 -114.1L99.6 -118.7M101.6 -109.0L105.7 -113.4M107.2 -103.5L111.5 -107.7M112.5 -97.8L117.0 -101.7M117.4 -91.7L122.1 -95.4M122.1 -85.5L127.0 -88.9"
      />
    </g>
    <path d={corona} stroke="#d9b978" strokeWidth=".9" />
    <circle r="61" fill="#0d0e15" stroke="#d9b978" />
    <path
      stroke="#d9b978"
      strokeWidth=".5"
      opacity=".5"
      d="M-21.2 -54H-8.8M-29.4 -50H-12.2M-35.3 -46H-14.6M-40.0 -42H-16.6M-43.8 -38H-18.1M-47.0 -34H-19.4M-49.6 -30H-20.5M-51.8 -26H-21.5M-53.7 -22H-22.2M-55.1 -18H-22.8M-56.3 -14H-23.3M-57.1 -10H-23.6M-57.7 -6H-23.9M-58.0 -2H-24.0M-58.0 2H-24.0M-57.7 6H-23.9M-57.1 10H-23.6M-56.3 14H-23.3M-55.1 18H-22.8M-53.7 22H-22.2M-51.8 26H-21.5M-49.6 30H-20.5M-47.0 34H-19.4M-43.8 38H-18.1M-40.0 42H-16.6M-35.3 46H-14.6M-29.4 50H-12.2M-21.2 54H-8.8"
    />
  </svg>
)
