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
        select 2, gen_random_uuid(), 'bag', 'Titleist TSR3', id, '' from club_people where number_socio = 'TSR2'`,
    }),
})
const { people, bags } = api.club

test('after an upgrade, stored names with digits are found by two words, until the name changes', async () => {
  const account = { mail: 'admin@hotel2.test', password: 'demo-admin-2' }
  const signedIn = await server.ask(api.kernel.identity.signIn.endpoint, 'write', account)
  const call = server.calling(signedIn.headers.getSetCookie()[0]?.split(';')[0])
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
