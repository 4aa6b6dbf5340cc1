import { createServer } from 'node:http'
import { listen } from '@sibyl/platform/http/server'
import express from 'express'
import { modelEmulator } from './model-emulator.ts'
import type { SettingsHolder } from './settings.ts'

export type ServedModel = { baseUrl: string; settings: SettingsHolder; close(): Promise<void> }

/** The oracle emulator by itself, on a free port, writing as fast as it can. */
export const serveModel = async (): Promise<ServedModel> => {
  const { router, settings } = modelEmulator({ firstTokenMs: 0, tokensPerSecond: 100_000 })
  const { port, close } = await listen(createServer(express().use(router)), { host: '127.0.0.1', port: 0 })
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    settings,
    async close() {
      await close(0)
    },
  }
}
