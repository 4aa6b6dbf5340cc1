import { shelf } from '#texts/history.ts'

const SLOTS = ['one', 'two', 'three', 'four', 'five', 'six']

/** Empty slots while the readings load. */
export const ShelfLoading = () => (
  <>
    <p className="vh" role="status">
      {shelf.loading}
    </p>
    <ul className="shelf" aria-hidden="true">
      {SLOTS.map((slot) => (
        <li key={slot}>
          <div className="book">
            <div className="cover">
              <div className="slot" />
            </div>
            <div className="body">
              <span className="bone" />
              <span className="bone wide" />
              <span className="bone" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  </>
)
