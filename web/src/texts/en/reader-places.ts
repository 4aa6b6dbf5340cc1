export const readerPlaces = {
  label: 'Your places',
  home: 'Today',
  journal: 'Journal',
  sky: 'Your Sky',
  people: 'People',
}
