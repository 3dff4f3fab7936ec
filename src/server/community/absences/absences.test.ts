import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { testServer } from '#server/testing/kit.ts'
import { openCommunity } from '../community.testkit.ts'

const server = testServer()
const { absences } = api.community

const openClass = async () => {
  const community = openCommunity(server, (await server.openVenue()).venueId)
  const lider = await community.lider('15')
  const pupils = await Promise.all(
    ['Bruno', 'Clara', 'Dana'].map((firstName) => community.addMember({ firstName, class: '15' })),
  )
  await community.addMember({ firstName: 'Otro', class: '14' })
  const absent = async () =>
    (await lider.call(absences.today)).pupils.filter((pupil) => pupil.absent).map(({ firstName }) => firstName)
  const { day } = await lider.call(absences.today)
  return { ...community, lider, pupils, absent, day }
}
const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('a lider sees the members of the class in liderOf, and nobody else does', async () => {
  const { lider, pupils, addMember } = await openClass()
  const { class: ofClass, pupils: seen, sentAt } = await lider.call(absences.today)
  expect([ofClass, seen.map(({ firstName }) => firstName), sentAt]).toEqual(['15', ['Bruno', 'Clara', 'Dana'], null])
  await expect(pupils[0]?.call(absences.today)).rejects.toMatchObject({ status: 403 })
  const without = await addMember({ rol: 'lider' })
  await expect(without.call(absences.today)).rejects.toMatchObject({ code: 'no_class' })
})

test('sent twice for the same day it corrects and never doubles, and what was made earlier changes nothing', async () => {
  const { lider, pupils, absent, day, venueId } = await openClass()
  const [bruno, clara, dana] = pupils.map(({ id }) => id)
  const send = (ids: (string | undefined)[], madeAt: string) =>
    lider.call(absences.send, { day, absent: ids.map((id) => id ?? ''), madeAt })
  await send([bruno, clara], at(30))
  await send([bruno, clara], at(30))
  await send([dana], at(10))
  expect(await absent()).toEqual(['Dana'])
  await send([bruno], at(20))
  expect(await absent()).toEqual(['Dana'])
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute('select count(*)::int as count from community_roll_calls'),
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('only members of the class can be absent from it, and only on days that were', async () => {
  const { lider, absent, day, addMember } = await openClass()
  const stranger = await addMember({ class: '14' })
  await lider.call(absences.send, { day, absent: [stranger.id], madeAt: at(0) })
  expect(await absent()).toEqual([])
  for (const other of [daysAfter(day, 1), daysAfter(day, -60)])
    await expect(lider.call(absences.send, { day: other, absent: [], madeAt: at(0) })).rejects.toMatchObject({
      code: 'day_out_of_reach',
    })
})

test('a roll-call of a class that its lider no longer leads is refused, and no other class gets one in its place', async () => {
  const { lider, pupils, day, venueId } = await openClass()
  const call = { class: '15' as const, day, absent: [pupils[0]?.id ?? ''], madeAt: at(0) }
  const given = (liderOf: string) =>
    server.kernel.database.inVenue(venueId, 'write', (db) =>
      db.execute(`update community_members set lider_of = '${liderOf}' where id = '${lider.id}'`),
    )
  await given('14')
  await expect(lider.call(absences.send, call)).rejects.toMatchObject({ code: 'other_class' })
  expect(await lider.call(absences.byClass, { class: '14' })).toEqual([])
  await given('15')
  await lider.call(absences.send, call)
  expect(await lider.call(absences.byClass, { class: '15' })).toHaveLength(1)
})

test('the roll-calls of a class are its own lider’s and the staff’s, by the database’s own policies', async () => {
  const { lider, pupils, day, venueId, addMember } = await openClass()
  await lider.call(absences.send, { day, absent: [pupils[0]?.id ?? ''], madeAt: at(0) })
  const other = await addMember({ rol: 'lider', liderOf: '14' })
  const seenBy = (kind: string, subject: string) =>
    server.kernel.database.inVenue(venueId, 'read', async (db) => {
      await db.execute(
        `select set_config('casa.kind', '${kind}', true), set_config('casa.subject', '${subject}', true)`,
      )
      // One of each: both are the class's.
      const count =
        'select (select count(*) from community_absences) + (select count(*) from community_roll_calls) as seen'
      const { rows } = await db.execute<{ seen: string }>(count)
      return Number(rows[0]?.seen) / 2
    })
  expect(await seenBy('member', lider.id)).toBe(1)
  expect([await seenBy('member', other.id), await seenBy('member', pupils[0]?.id ?? '')]).toEqual([0, 0])
  expect([await seenBy('staff', lider.id), await seenBy('guest', lider.id)]).toEqual([1, 0])
})
