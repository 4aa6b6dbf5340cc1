import { NotFound } from '../components/not-found.tsx'

export const NotFoundPage = () => <NotFound />
