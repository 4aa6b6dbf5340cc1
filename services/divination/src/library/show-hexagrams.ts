import type { libraryOperations } from '@sibyl/contracts/http/library'
import type { Answer } from '@sibyl/platform/http/route'
import { libraryBook } from './book.ts'
import { libraryDocument } from './library-document.ts'

type GetHexagrams = typeof libraryOperations.getHexagrams

const document = libraryDocument({
  success: true,
  trigrams: [...libraryBook.trigrams],
  hexagrams: [...libraryBook.hexagrams],
} satisfies Answer<GetHexagrams>)

export const showHexagrams = async (): Promise<Answer<GetHexagrams>> => document
