import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { forgetDraft, markDraftSent, useKeepDraft, useStoredDraft } from './draft.ts'
import { forgetWordsOfOthers } from './own-words.ts'
import { clearTokens, keepTokens } from './session/tokens.ts'

const signIn = (reader: string) => keepTokens({ token: 'a', refreshToken: 'r' }, reader)

/** `key`: the browser history entry of the form. */
const at = (key: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/input/tarot', key }]}>{children}</MemoryRouter>
  ),
})

const type = (question: string, entry = 'here') => {
  const { rerender, unmount } = renderHook((now: string) => useKeepDraft('tarot', { question: now }), { ...at(entry), initialProps: '' })
  rerender(question)
  unmount()
}

const draftAt = (entry = 'here') => renderHook(() => useStoredDraft('tarot'), at(entry)).result.current

beforeEach(() => signIn('mira'))

test('typed text is still there when the form is opened again', () => {
  type('Why?')
  expect(draftAt('elsewhere')).toEqual({ question: 'Why?' })
})

test('it outlives the session, for the same reader', () => {
  type('Why?')
  clearTokens()
  expect(draftAt()).toEqual({})
  signIn('mira')
  forgetWordsOfOthers()
  expect(draftAt()).toEqual({ question: 'Why?' })
})

test('another reader does not see it, and after them nobody does', () => {
  type('Why?')
  signIn('iris')
  expect(draftAt()).toEqual({})
  forgetWordsOfOthers()
  signIn('mira')
  expect(draftAt()).toEqual({})
})

test('a visitor’s typed text is theirs once they have signed in', () => {
  clearTokens()
  type('Why?')
  signIn('mira')
  forgetWordsOfOthers()
  expect(draftAt()).toEqual({ question: 'Why?' })
})

test('once sent it is shown only where it was typed', () => {
  type('Why?', 'there')
  markDraftSent('tarot')
  expect(draftAt('there')).toEqual({ question: 'Why?' })
  expect(draftAt('elsewhere')).toEqual({})
})

test('a form that is only opened keeps its draft', () => {
  type('Why?', 'there')
  markDraftSent('tarot')
  renderHook(() => useKeepDraft('tarot', { question: '' }), at('elsewhere')).unmount()
  expect(draftAt('there')).toEqual({ question: 'Why?' })
})

test('once forgotten it is gone', () => {
  type('Why?')
  forgetDraft('tarot')
  expect(draftAt()).toEqual({})
})

test.each(['', '{', 'null', '7', '{"reader":"mira"}', '{"reader":"mira","words":{"values":[]}}'])(
  '%j in its place is no draft',
  (stored) => {
    sessionStorage.setItem('own:draft:tarot', stored)
    expect(draftAt()).toEqual({})
  },
)

test('of a stored draft only values that can have been typed are accepted', () => {
  sessionStorage.setItem('own:draft:tarot', '{"reader":"mira","words":{"values":{"question":"Why?","cut":{},"timeframe":7}}}')
  expect(draftAt()).toEqual({ question: 'Why?' })
})
