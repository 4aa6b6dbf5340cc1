import { shelf } from '#texts/history.ts'

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six']

/** Empty places while the readings are fetched. */
export const ShelfLoading = () => (
  <>
    <p className="vh" role="status">
      {shelf.loading}
    </p>
    <ul className="shelf" aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place}>
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
