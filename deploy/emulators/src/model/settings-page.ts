import { escaped } from '../page/page.ts'
import { failureGroups } from './misbehave/kinds.ts'
import type { ModelSettings } from './settings.ts'

/** The emulator's page: what it is, where its API is, and a form with every setting. Works without scripts. */
export function settingsPage(settings: ModelSettings, page: { base: string; saved: boolean; refused: boolean }): string {
  const note = page.saved
    ? '<p class="note good" role="status">Saved.</p>'
    : page.refused
      ? '<p class="note bad" role="alert">A value was out of range; nothing was changed.</p>'
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oracle emulator</title>
<link rel="stylesheet" href="${page.base}/style.css">
</head>
<body>
<main>
<p class="over">Development</p>
<h1>Oracle emulator</h1>
<p class="lead">No language model is running. Readings are composed from the facts in each request by a grammar, and served as the OpenAI API would serve them.</p>
<p class="api"><span>API root</span> <code>${page.base}/v1</code> <span>any API key</span></p>
${note}
<form method="post" action="${page.base}/settings">
<fieldset><legend>Pace</legend>
${numberField('firstTokenMs', 'First token after', 'ms', settings.firstTokenMs, 'min="0" max="120000" step="1" required')}
${numberField('tokensPerSecond', 'Tokens a second', '1000 and over: no pauses', settings.tokensPerSecond, 'min="0.1" max="1000000" step="any" required')}
${numberField('irregularity', 'Irregularity', '0 to 1', settings.irregularity, 'min="0" max="1" step="any" required')}
</fieldset>
<fieldset><legend>Misbehaviour</legend>
<p class="now">${escaped(now(settings))}</p>
${kindField('none', 'It behaves', settings)}
${Object.entries(failureGroups)
  .map(([title, group]) => groupFields(title, group, settings))
  .join('\n')}
<div class="extent">
${numberField('failureRate', 'Share of the calls', '0 to 1', settings.failureRate, 'min="0" max="1" step="any" required')}
${numberField('failureCalls', 'For so many calls', 'empty: until changed', settings.failureCalls, 'min="0" max="1000000" step="1"')}
</div>
<p class="hint">For one caller alone: add it to the name of the model, as in <code>OPENAI_MODEL=oracle+hang-up</code>.</p>
</fieldset>
<button>Save</button>
</form>
</main>
</body>
</html>
`
}

function numberField(name: keyof ModelSettings, label: string, unit: string, value: number | null, attributes: string): string {
  return `<label class="field"><span>${label} <small>${unit}</small></span><input type="number" name="${name}" value="${value ?? ''}" ${attributes}></label>`
}

function groupFields(title: string, group: Readonly<Record<string, string>>, settings: ModelSettings): string {
  const kinds = Object.entries(group).map(([kind, label]) => kindField(kind, label, settings))
  return `<h2>${escaped(title)}</h2><div class="kinds">${kinds.join('\n')}</div>`
}

function kindField(kind: string, label: string, { failure }: ModelSettings): string {
  const checked = kind === failure ? ' checked' : ''
  return `<label class="kind"><input type="radio" name="failure" value="${kind}"${checked}><span>${escaped(label)}<small>${kind}</small></span></label>`
}

/** The settings summarised in a sentence. */
function now({ failure, failureRate, failureCalls }: ModelSettings): string {
  if (failure === 'none' || failureRate === 0) return 'Every call is answered as it should be.'
  if (failureCalls === 0) return 'The calls that were to fail have failed; every call is answered as it should be.'
  const fail = failureRate === 1 ? 'Every call fails' : `${Math.round(failureRate * 100)} of 100 calls fail`
  return failureCalls === null ? `${fail}, until this is changed.` : `${fail}, until ${failureCalls} more have failed.`
}
