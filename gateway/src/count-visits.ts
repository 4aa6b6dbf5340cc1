import { BODY_LIMIT_BYTES } from '@sibyl/contracts/constants'
import { countVisit, visitedPages } from '@sibyl/contracts/http/visits'
import { readJson } from '@sibyl/platform/http/read-body'
import { validate } from '@sibyl/platform/http/validate'
import { counter } from '@sibyl/platform/metrics/declare'
import type { Metrics } from '@sibyl/platform/metrics/metrics'
import { Router } from 'express'
import { refuseMethod } from './refuse-method.ts'

/**
 * POST /api/visits: adds one to a page's count and stores nothing about the visitor. The body must be JSON, which browsers send to another
 * site only with its permission, so no other site can count its visitors here.
 */
export const countVisits = (metrics: Metrics): Router => {
  const visits = counter(metrics, {
    name: 'sibyl_page_visits_total',
    help: 'Pages shown to readers who have agreed to be counted',
    labels: ['page'],
  })
  // Starts each counter at zero, because Prometheus computes growth between samples: a counter that begins with its first visit would hide
  // that visit.
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
