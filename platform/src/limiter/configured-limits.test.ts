import { limits } from '@sibyl/contracts/limits'
import { configuredLimits } from './configured-limits.ts'

describe('the configured limits', () => {
  it('are those of the contract unless the environment names others', () => {
    expect(configuredLimits({})).toEqual(limits)
    expect(configuredLimits({ LIMIT_GENERAL: '' })).toEqual(limits)
  })

  it('are replaced one by one', () => {
    expect(configuredLimits({ LIMIT_SIGN_IN_BY_ACCOUNT: '1000/60', LIMIT_GENERAL: '5/1' })).toEqual({
      ...limits,
      signInByAccount: { points: 1000, seconds: 60 },
      general: { points: 5, seconds: 1 },
    })
  })

  it('name every wrong variable at once', () => {
    expect(() => configuredLimits({ LIMIT_GENERAL: 'many', LIMIT_CONTACT: '5' })).toThrow(
      /LIMIT_GENERAL: must be points\/seconds, such as 600\/60\n.*LIMIT_CONTACT: must be/,
    )
  })
})
