import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@sibyl/platform/logging/logger'
import { openSqliteStore } from '@sibyl/platform/store/sqlite/open'
import { password, runningAuth } from './running-auth.ts'

describe('secrets and personal data', () => {
  it('do not reach the logs, and no usable secret reaches the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sibyl-auth-'))
    const lines: string[] = []
    const app = await runningAuth({
      store: openSqliteStore({ file: join(folder, 'auth.sqlite'), service: 'auth' }),
      logger: createLogger('auth', 'trace', { write: (line) => void lines.push(line) }),
    })
    const email = 'ada.lovelace@example.org'
    await app.register(email)
    const linkToken = app.mailedToken()
    await app.post('/auth/verify-email', { token: linkToken })
    await app.login(email, 'Sunlight7')
    const first = (await app.login(email)).body
    const second = (await app.post('/auth/refresh', { refreshToken: first.refreshToken })).body
    const third = (await app.post('/auth/refresh', { refreshToken: second.refreshToken })).body
    await app.post('/auth/refresh', { refreshToken: first.refreshToken })
    await app.get('/auth/profile', third.token)
    await app.post('/auth/forgot-password', { email })
    const resetToken = app.mailedToken()
    await app.post('/auth/reset-password', { token: resetToken, password: 'Starlight8' })
    const fourth = (await app.login(email, 'Starlight8', { userAgent: 'Mozilla/5.0 (marker-of-a-browser) Firefox/130.0' })).body
    await app.post('/auth/change-password', { currentPassword: 'Starlight8', newPassword: 'Daylight9' }, fourth.token)
    await app.get('/auth/own-data', fourth.token)
    const told = JSON.stringify(app.published('user.activity-noted.v1'))
    await app.close()

    const log = lines.join('')
    const stored = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('')
    rmSync(folder, { recursive: true })
    const tokens = [first, second, third, fourth].flatMap(({ token, refreshToken }) => [token, refreshToken])
    expect(log).toContain('an older refresh token was replayed')
    expect(stored).toContain(email)
    for (const secret of [
      password,
      'Sunlight7',
      'Starlight8',
      'Daylight9',
      linkToken,
      resetToken,
      'marker-of-a-browser',
      '127.0.0.1',
      ...tokens,
    ]) {
      expect(log).not.toContain(secret)
      expect(told).not.toContain(secret)
      expect(stored).not.toContain(secret)
    }
    for (const personal of [email, 'Lovelace']) expect(log).not.toContain(personal)
    expect(stored).not.toMatch(/"d":/)
  })
})
