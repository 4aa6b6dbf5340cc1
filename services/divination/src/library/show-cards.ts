import type { libraryOperations } from '@sibyl/contracts/http/library'
import type { Answer } from '@sibyl/platform/http/route'
import { libraryCards } from './cards.ts'
import { libraryDocument } from './library-document.ts'

type GetCards = typeof libraryOperations.getCards

const document = libraryDocument({ success: true, cards: [...libraryCards] } satisfies Answer<GetCards>)

export const showCards = async (): Promise<Answer<GetCards>> => document
