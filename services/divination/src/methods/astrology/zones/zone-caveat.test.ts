import { zoneCaveat } from './zone-caveat.ts'

const lyon = { timezone: 'Europe/Paris', latitude: 45.75, longitude: 4.85 }
const mumbai = { timezone: 'Asia/Kolkata', latitude: 19.07, longitude: 72.88 }
const delhi = { timezone: 'Asia/Kolkata', latitude: 28.65, longitude: 77.23 }
const newYork = { timezone: 'America/New_York', latitude: 40.71, longitude: -74.01 }
const pittsburgh = { timezone: 'America/New_York', latitude: 40.44, longitude: -80 }

it.each([
  ['Lyon in 1942', lyon, '1942-03-01', /unoccupied France/],
  ['Mumbai in 1954', mumbai, '1954-12-31', /39 minutes/],
  ['Pittsburgh in 1950', pittsburgh, '1950-07-01', /each town decided/],
])('the clocks of %s are uncertain', (_, place, date, said) => {
  expect(zoneCaveat(place, date)).toMatch(said)
})

it.each([
  ['Lyon in 1950', lyon, '1950-03-01'],
  ['Mumbai in 1956', mumbai, '1956-01-01'],
  ['Delhi in 1950', delhi, '1950-01-01'],
  ['New York in 1950', newYork, '1950-07-01'],
])('the clocks of %s are known', (_, place, date) => {
  expect(zoneCaveat(place, date)).toBeUndefined()
})
