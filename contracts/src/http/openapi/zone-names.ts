import { z } from 'zod'

/** Names that every installation knows. The IANA's links, such as Asia/Kolkata and Asia/Calcutta, mean the same zone. */
export const zoneNames = z
  .enum([...new Set(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', ...Intl.supportedValuesOf('timeZone')])].toSorted())
  .meta({ id: 'TimeZone', description: 'Name of an IANA time zone', unusedIO: 'input' })
