export const readerPlaces = {
  label: 'Your places',
  today: 'Today',
  journal: 'Journal',
  sky: 'Your Sky',
  people: 'People',
}
