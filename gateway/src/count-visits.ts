import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import { countVisit, visitedPages } from '@sibyl/contracts/http/visits'
import { readJson } from '@sibyl/platform/http/read-body'
import { validate } from '@sibyl/platform/http/validate'
import { counter } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { Router } from 'express'
import { refuseMethod } from './refuse-method.ts'

/**
 * POST /api/visits: adds one to a page's count; of whoever asked nothing is kept. Only a body that says that it is JSON is read: a browser
 * sends none for a page of somebody else's, so that no other site can have its visitors counted here.
 */
export const countVisits = (metrics: Metrics): Router => {
  const visits = counter(metrics, {
    name: 'sibyl_page_visits_total',
    help: 'Pages shown to readers who have agreed to be counted',
    labels: ['page'],
  })
  // A count that began with its first visit would hide that one from whoever looks at its growth.
  for (const page of visitedPages) visits.inc({ page }, 0)
  const router = Router()
  router
    .route(countVisit.path)
    .post(async (request, response) => {
      const { page } = validate(countVisit.body, await readJson(request, BODY_LIMIT_BYTES))
      visits.inc({ page })
      response.status(countVisit.status).set('Cache-Control', 'no-store').end()
    })
    .all(refuseMethod('POST'))
  return router
}
