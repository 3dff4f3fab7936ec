import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { createVersion } from '#server/testing/versions.ts'

const server = testServer({
  fill: (owner) =>
    createVersion(owner, '0016_stock', {
      moreRows: `insert into club_people (venue_id, id, first_name, last_name, number_socio)
        values (2, gen_random_uuid(), 'Ana', 'García12', 'TSR2');
      insert into club_bags (venue_id, id, type, brand, owner_id, place)
        select 2, gen_random_uuid(), 'bag', 'Titleist TSR3', id, '' from club_people where number_socio = 'TSR2';
      insert into club_movements (venue_id, id, bag_id, position, action_type, at, person_admin, place, comments, type, brand, full_name,
          number_socio)
        select 2, gen_random_uuid(), id, 1, 'Retiro', '2026-01-01', 'Renée', '', '', 'bag', brand, 'Zoë Ibáñez', 'TSR1' from club_bags
          where brand = 'Titleist TSR3';
      update club_bags set position = 1, last_action = 'Retiro', last_move = '2026-01-01' where brand = 'Titleist TSR3'`,
    }),
})
const { people, bags, movements } = api.club

const signIn = async () => {
  const account = { mail: 'admin@hotel2.test', password: 'demo-admin-2' }
  const signedIn = await server.ask(api.kernel.identity.signIn.endpoint, 'write', account)
  return server.calling(signedIn.headers.getSetCookie()[0]?.split(';')[0])
}

test('after an upgrade, stored names with digits are found by two words, until the name changes', async () => {
  const call = await signIn()
  const found = async (search: string) => [
    ...(await call(people.list, { search })).people.map(({ lastName }) => lastName),
    ...(await call(bags.list, { search })).bags.map(({ brand }) => brand),
  ]
  expect(await found('ana garcia')).toEqual(['García12', 'Titleist TSR3'])
  expect(await found('titleist tsr')).toEqual(['Titleist TSR3'])
  await server.asOwner(`update club_people set last_name = 'Paz' where number_socio = 'TSR2'`)
  expect(await found('ana garcia')).toEqual([])
  expect(await found('ana paz')).toEqual(['Paz', 'Titleist TSR3'])
})

test('after an upgrade, stored movements are found by parts of their names, and bags are counted by their last movement', async () => {
  const call = await signIn()
  const found = async (search: string) =>
    (await call(movements.list, { search })).movements.map(({ fullName }) => fullName)
  for (const search of ['bañ', 'SR1 zoe', 'ené ibanez']) expect(await found(search), search).toEqual(['Zoë Ibáñez'])
  expect(await found('zoe garcia')).toEqual([])
  const { rows } = await server.kernel.database.inVenue(2, 'read', (db) =>
    db.execute(`select count(*)::int as total, count(*) filter (where last_action = 'Ingreso')::int as in,
      count(*) filter (where last_action = 'Retiro')::int as out from club_bags where archived_at is null`),
  )
  expect(rows).toEqual([await call(bags.counts)])
  expect(rows).toMatchObject([{ out: 1 }])
})
