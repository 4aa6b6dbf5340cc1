import { type FailureKind, failureKinds, type ModelSettings } from './settings.ts'

const failureNotes: Record<FailureKind, string> = {
  none: 'every request is answered',
  'http-500': 'an error of the server',
  'http-429': 'rate limit, with Retry-After',
  timeout: 'nothing is ever sent',
  empty: 'a completion without text',
  'cut-off': 'ends mid-sentence, finish_reason "length"',
  'invented-card': 'names a card that was not drawn',
  'hang-up': 'the socket is destroyed mid-stream',
}

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
${numberField('firstTokenMs', 'First token after', 'ms', settings.firstTokenMs, 'min="0" max="120000" step="1"')}
${numberField('tokensPerSecond', 'Tokens a second', '1000 and over: no pauses', settings.tokensPerSecond, 'min="0.1" max="1000000" step="any"')}
${numberField('irregularity', 'Irregularity', '0 to 1', settings.irregularity, 'min="0" max="1" step="any"')}
</fieldset>
<fieldset><legend>Failure</legend>
<div class="kinds">${failureKinds.map((kind) => kindField(kind, kind === settings.failure)).join('\n')}</div>
${numberField('failureRate', 'Share of requests that fail', '0 to 1', settings.failureRate, 'min="0" max="1" step="any"')}
</fieldset>
<button>Save</button>
</form>
</main>
</body>
</html>
`
}

function numberField(name: keyof ModelSettings, label: string, unit: string, value: number, bounds: string): string {
  return `<label class="field"><span>${label} <small>${unit}</small></span><input type="number" name="${name}" value="${value}" ${bounds} required></label>`
}

function kindField(kind: FailureKind, checked: boolean): string {
  return `<label class="kind"><input type="radio" name="failure" value="${kind}"${checked ? ' checked' : ''}><span>${kind}<small>${failureNotes[kind]}</small></span></label>`
}
