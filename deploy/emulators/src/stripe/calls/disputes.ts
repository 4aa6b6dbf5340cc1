import { z } from 'zod'
import { found, listOperation, retrieveOperation } from '../http/lists.ts'
import { type Operation, operation } from '../http/operation.ts'
import { flag, mergedMetadata, metadata } from '../http/parameters.ts'
import { answerDispute, closeDispute, evidenceNames } from '../payments/disputes.ts'

const update = operation({
  method: 'post',
  path: '/disputes/:id',
  parameters: z.strictObject({
    evidence: z.strictObject(Object.fromEntries(evidenceNames.map((name) => [name, z.string().optional()]))).optional(),
    metadata: metadata.optional(),
    submit: flag.optional(),
  }),
  run: ({ scope, ids: { id = '' }, params }) => {
    const dispute = found(scope.objects, 'dispute', id)
    return answerDispute(scope, dispute, {
      evidence: params.evidence,
      submit: params.submit ?? true,
      metadata: mergedMetadata(dispute.metadata, params.metadata),
    })
  },
})

const close = operation({
  method: 'post',
  path: '/disputes/:id/close',
  parameters: z.strictObject({}),
  run: ({ scope, ids: { id = '' } }) => closeDispute(scope, found(scope.objects, 'dispute', id), 'lost'),
})

export const disputeCalls: readonly Operation[] = [
  listOperation('dispute', '/disputes', ['created', 'charge', 'payment_intent']),
  retrieveOperation('dispute', '/disputes'),
  update,
  close,
]
