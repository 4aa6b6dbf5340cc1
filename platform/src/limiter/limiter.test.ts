import { limiterContract } from '../testing/limiter-contract.ts'
import { createMemoryLimiter } from './memory-limiter.ts'

limiterContract('memory', async (limits) => createMemoryLimiter(limits))
