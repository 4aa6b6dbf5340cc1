import { z } from 'zod'
import { failureKinds } from './misbehave/kinds.ts'

/** Everything that can be changed while the emulator runs. */
const settingsSchema = z.object({
  /** Milliseconds before the first token. */
  firstTokenMs: z.number().int().min(0).max(120_000),
  /** Mean pace of the text; from 1000 on there are no pauses. */
  tokensPerSecond: z.number().positive().max(1_000_000),
  /** How far a token may deviate from the mean pace, 0 (metronome) to 1. */
  irregularity: z.number().min(0).max(1),
  failure: z.enum(failureKinds),
  /** Share of calls that meet `failure`, 0 to 1. */
  failureRate: z.number().min(0).max(1),
  /** How many more calls may meet it; null for any number. */
  failureCalls: z.number().int().min(0).max(1_000_000).nullable(),
})

export type ModelSettings = z.infer<typeof settingsSchema>

export const settingsPatchSchema = settingsSchema.partial()

export type ModelSettingsPatch = { [K in keyof ModelSettings]?: ModelSettings[K] | undefined }

const defaults: ModelSettings = {
  firstTokenMs: 700,
  tokensPerSecond: 45,
  irregularity: 0.5,
  failure: 'none',
  failureRate: 1,
  failureCalls: null,
}

/** The emulator's live settings: read by every request, changed by the page, the API and tests. */
export type SettingsHolder = {
  current(): ModelSettings
  change(patch: ModelSettingsPatch): ModelSettings
}

/** Starts from the defaults with `overrides` on top; throws a ZodError when an override is out of range. */
export function holdSettings(overrides: ModelSettingsPatch = {}): SettingsHolder {
  let current = settingsSchema.parse({ ...defaults, ...given(overrides) })
  return {
    current: () => current,
    change(patch) {
      current = settingsSchema.parse({ ...current, ...given(patch) })
      return current
    },
  }
}

function given(patch: ModelSettingsPatch): ModelSettingsPatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}
