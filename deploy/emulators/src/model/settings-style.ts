/** The page's style sheet; its values are Sibyl's design tokens. */
export const settingsStyle = `
:root { color-scheme: dark; --night: #0d0e15; --surface: #1a1b23; --raised: #232533; --line: rgb(255 255 255 / .10); --field: #74728a; --text: #ecebf3;
  --quiet: #a9a7ba; --primary: #667eea; --hover: #7b90ef; --link: #a9b6f7; --tint: rgb(102 126 234 / .12); --gold: #d9b978; --error: #f2988c; --success: #93c9a8;
  --serif: 'Bodoni Moda', 'Bodoni 72', Didot, 'Times New Roman', serif; --sans: 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--night); color: var(--text); font: 1rem/1.55 var(--sans); }
main { max-width: 760px; margin: 0 auto; padding: clamp(40px, 8vw, 96px) 20px; }
.over { margin: 0; color: var(--gold); font-size: .875rem; }
h1 { margin: 4px 0 16px; font: 400 clamp(2.125rem, 1.7rem + 1.9vw, 3.25rem)/1.1 var(--serif); }
.lead { margin: 0 0 24px; color: var(--quiet); max-width: 60ch; }
.api { display: flex; flex-wrap: wrap; gap: 4px 12px; color: var(--quiet); font-size: .875rem; margin: 0 0 32px; }
code { color: var(--link); font-size: .875rem; }
fieldset { margin: 0 0 24px; padding: 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
legend { padding: 0 8px; margin-left: -8px; font: 400 1.375rem/1 var(--serif); }
.field { display: flex; align-items: center; justify-content: space-between; gap: 24px; padding: 8px 0; }
small { color: var(--quiet); font-size: .8125rem; margin-left: 4px; }
input[type=number] { flex: none; width: 7.5rem; min-height: 44px; padding: 8px 12px; border: 1px solid var(--field); border-radius: 8px; background: var(--night); color: var(--text); font: inherit; }
.kinds { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 4px 16px; margin-bottom: 16px; }
.kind { display: flex; gap: 12px; align-items: flex-start; padding: 8px; border-radius: 5px; cursor: pointer; }
.kind:hover, .kind:has(:checked) { background: var(--tint); }
.kind input { accent-color: var(--primary); width: 18px; height: 18px; margin: 3px 0 0; flex: none; }
.kind small { display: block; margin: 0; font-family: ui-monospace, monospace; color: var(--link); }
fieldset h2 { margin: 20px 0 8px; font: 600 .875rem/1.4 var(--sans); color: var(--gold); }
.now { margin: 0 0 12px; }
.hint { margin: 8px 0 0; color: var(--quiet); font-size: .875rem; }
.extent { margin-top: 20px; padding-top: 12px; border-top: 1px solid var(--line); }
button { min-height: 48px; padding: 0 32px; border: 0; border-radius: 8px; background: var(--primary); color: var(--night); font: 600 1rem var(--sans); cursor: pointer; }
button:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.note { margin: 0 0 24px; padding: 12px 16px; border: 1px solid currentColor; border-radius: 8px; }
.good { color: var(--success); } .bad { color: var(--error); }
`
