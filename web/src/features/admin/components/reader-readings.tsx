import { methodById } from '@sibyl/contracts/methods'
import { adminReader, adminToday } from '#texts/admin.ts'
import { Fetched } from '../../../components/fetched.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useListReaderReadingsQuery } from '../api.ts'

const texts = adminReader.readings

/** The outcomes of the reader's readings, without questions or texts. */
export const ReaderReadings = ({ readerId }: { readerId: string }) => {
  const found = useListReaderReadingsQuery(readerId, { refetchOnMountOrArgChange: true })
  return (
    <section aria-labelledby="adm-readings">
      <h2 id="adm-readings">{texts.heading}</h2>
      <Fetched of={found} opening={texts.opening} failed={texts.openFailed}>
        {(readings) =>
          readings.length === 0 ? (
            <p className="adm-state quiet">{texts.none}</p>
          ) : (
            <ol className="adm-rows">
              {readings.map(({ _id, methodId, status, createdAt, paid, failure }) => (
                <li key={_id} className="adm-moved">
                  <p className="adm-what">{methodById(methodId)?.name ?? methodId}</p>
                  <p className={status === 'failed' ? 'adm-delta adm-alarm' : 'adm-delta quiet'}>{adminToday.status[status]}</p>
                  <p className="note">{`${formatDateTime(createdAt)} · ${paid ? texts.paid : texts.free}`}</p>
                  {failure && <p className="adm-why quiet">{failure}</p>}
                </li>
              ))}
            </ol>
          )
        }
      </Fetched>
    </section>
  )
}
