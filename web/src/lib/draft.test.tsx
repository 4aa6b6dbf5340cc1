import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { forgetDraft, markDraftSent, useKeepDraft, useKeptDraft } from './draft.ts'
import { forgetWordsOfOthers } from './own-words.ts'
import { clearTokens, keepTokens } from './session/tokens.ts'

const signIn = (reader: string) => keepTokens({ token: 'a', refreshToken: 'r' }, reader)

/** `key`: the entry of the browser's history that the form is at. */
const at = (key: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/input/tarot', key }]}>{children}</MemoryRouter>
  ),
})

const type = (question: string, place = 'here') => {
  const { rerender, unmount } = renderHook((now: string) => useKeepDraft('tarot', { question: now }), { ...at(place), initialProps: '' })
  rerender(question)
  unmount()
}

const kept = (place = 'here') => renderHook(() => useKeptDraft('tarot'), at(place)).result.current

beforeEach(() => signIn('mira'))

test('what was typed stands when the form is opened again', () => {
  type('Why?')
  expect(kept('elsewhere')).toEqual({ question: 'Why?' })
})

test('it outlives the session, for the same reader', () => {
  type('Why?')
  clearTokens()
  expect(kept()).toEqual({})
  signIn('mira')
  forgetWordsOfOthers()
  expect(kept()).toEqual({ question: 'Why?' })
})

test('another reader does not see it, and after them nobody does', () => {
  type('Why?')
  signIn('iris')
  expect(kept()).toEqual({})
  forgetWordsOfOthers()
  signIn('mira')
  expect(kept()).toEqual({})
})

test('what a visitor typed is theirs once they have signed in', () => {
  clearTokens()
  type('Why?')
  signIn('mira')
  forgetWordsOfOthers()
  expect(kept()).toEqual({ question: 'Why?' })
})

test('once sent it stands only where it was typed', () => {
  type('Why?', 'there')
  markDraftSent('tarot')
  expect(kept('there')).toEqual({ question: 'Why?' })
  expect(kept('elsewhere')).toEqual({})
})

test('a form that is only opened keeps what is kept', () => {
  type('Why?', 'there')
  markDraftSent('tarot')
  renderHook(() => useKeepDraft('tarot', { question: '' }), at('elsewhere')).unmount()
  expect(kept('there')).toEqual({ question: 'Why?' })
})

test('forgotten, it is gone', () => {
  type('Why?')
  forgetDraft('tarot')
  expect(kept()).toEqual({})
})

test.each(['', '{', 'null', '7', '{"reader":"mira"}', '{"reader":"mira","words":{"values":[]}}'])(
  '%j in its place is no draft',
  (stored) => {
    sessionStorage.setItem('own:draft:tarot', stored)
    expect(kept()).toEqual({})
  },
)

test('of what is kept only what can have been typed is taken', () => {
  sessionStorage.setItem('own:draft:tarot', '{"reader":"mira","words":{"values":{"question":"Why?","cut":{},"timeframe":7}}}')
  expect(kept()).toEqual({ question: 'Why?' })
})
