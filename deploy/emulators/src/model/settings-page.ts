import { readFileSync } from 'node:fs'
import { escapeHtml } from '@sibyl/platform/escape-html'
import { page } from '../page/page.ts'
import { failureGroups } from './misbehave/kinds.ts'
import type { ModelSettings } from './settings.ts'

const [style, fields] = ['settings.css', 'settings-page.html'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
const body = `<style>${style}</style>${fields}`

/** The emulator's page: what it is, where its API is, and a form with every setting. Works without scripts. */
export function settingsPage(settings: ModelSettings, asked: { base: string; saved: boolean; refused: boolean }): string {
  const note = asked.saved
    ? '<p class="note good" role="status">Saved.</p>'
    : asked.refused
      ? '<p class="note bad" role="alert">A value was out of range; nothing was changed.</p>'
      : ''
  const groups = Object.entries(failureGroups).map(([title, group]) => groupFields(title, group, settings))
  const parts: Record<string, unknown> = {
    ...settings,
    base: asked.base,
    note,
    now: escapeHtml(now(settings)),
    none: kindField('none', 'It behaves', settings),
    groups: groups.join('\n'),
  }
  const filled = body.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parts[name] ?? ''))
  return page('Oracle emulator', filled)
}

function groupFields(title: string, group: Readonly<Record<string, string>>, settings: ModelSettings): string {
  const kinds = Object.entries(group).map(([kind, label]) => kindField(kind, label, settings))
  return `<h2>${escapeHtml(title)}</h2><div class="kinds">${kinds.join('\n')}</div>`
}

function kindField(kind: string, label: string, { failure }: ModelSettings): string {
  const checked = kind === failure ? ' checked' : ''
  return `<label class="kind"><input type="radio" name="failure" value="${kind}"${checked}><span>${escapeHtml(label)}<small>${kind}</small></span></label>`
}

/** The settings summarised in a sentence. */
function now({ failure, failureRate, failureCalls }: ModelSettings): string {
  if (failure === 'none' || failureRate === 0) return 'Every call is answered as it should be.'
  if (failureCalls === 0) return 'The calls that were to fail have failed; every call is answered as it should be.'
  const fail = failureRate === 1 ? 'Every call fails' : `${Math.round(failureRate * 100)} of 100 calls fail`
  return failureCalls === null ? `${fail}, until this is changed.` : `${fail}, until ${failureCalls} more have failed.`
}
