import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from '../community.testkit.ts'

const server = sharedServer()
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
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test('a lider sees the members of the class they lead; other members and a lider without a class are refused', async () => {
  const { lider, pupils, addMember } = await openClass()
  const { class: ofClass, pupils: listed, sentAt } = await lider.call(absences.today)
  expect([ofClass, listed.map(({ firstName }) => firstName), sentAt]).toEqual(['15', ['Bruno', 'Clara', 'Dana'], null])
  await expect(pupils[0]?.call(absences.today)).rejects.toMatchObject({ status: 403 })
  const liderWithoutClass = await addMember({ rol: 'lider' })
  await expect(liderWithoutClass.call(absences.today)).rejects.toMatchObject({ code: 'no_class' })
})

test('a second roll-call for a day replaces the first, unless it was made earlier; then it is ignored', async () => {
  const { lider, pupils, absent, day, venueId } = await openClass()
  const [bruno, clara, dana] = pupils.map(({ id }) => id)
  const send = (ids: (string | undefined)[], madeAt: string) =>
    lider.call(absences.send, { day, absent: ids.map((id) => id ?? ''), madeAt })
  await send([bruno, clara], minutesAgo(30))
  await send([bruno, clara], minutesAgo(30))
  await send([dana], minutesAgo(10))
  expect(await absent()).toEqual(['Dana'])
  await send([bruno], minutesAgo(20))
  expect(await absent()).toEqual(['Dana'])
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute('select count(*)::int as count from community_roll_calls'),
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('a roll-call stores absences of members of the class only; a day in the future or too long ago is refused', async () => {
  const { lider, absent, day, addMember } = await openClass()
  const stranger = await addMember({ class: '14' })
  await lider.call(absences.send, { day, absent: [stranger.id], madeAt: minutesAgo(0) })
  expect(await absent()).toEqual([])
  for (const other of [daysAfter(day, 1), daysAfter(day, -60)])
    await expect(lider.call(absences.send, { day: other, absent: [], madeAt: minutesAgo(0) })).rejects.toMatchObject({
      code: 'day_out_of_reach',
    })
})

test('a roll-call of a class that the lider no longer leads is refused and stored for no class', async () => {
  const { lider, pupils, day, venueId } = await openClass()
  const call = { class: '15' as const, day, absent: [pupils[0]?.id ?? ''], madeAt: minutesAgo(0) }
  const setLiderOf = (liderOf: string) =>
    server.kernel.database.inVenue(venueId, 'write', (db) =>
      db.execute(`update community_members set lider_of = '${liderOf}' where id = '${lider.id}'`),
    )
  await setLiderOf('14')
  await expect(lider.call(absences.send, call)).rejects.toMatchObject({ code: 'other_class' })
  expect(await lider.call(absences.byClass, { class: '14' })).toEqual([])
  await setLiderOf('15')
  await lider.call(absences.send, call)
  expect(await lider.call(absences.byClass, { class: '15' })).toHaveLength(1)
})

test('caller-row-policies: the database shows the roll-calls of a class only to staff and to the lider of the class', async () => {
  const { lider, pupils, day, venueId, addMember } = await openClass()
  await lider.call(absences.send, { day, absent: [pupils[0]?.id ?? ''], madeAt: minutesAgo(0) })
  const other = await addMember({ rol: 'lider', liderOf: '14' })
  const seenBy = (kind: string, subject: string) =>
    server.kernel.database.inVenue(venueId, 'read', async (db) => {
      await db.execute(
        `select set_config('casa.kind', '${kind}', true), set_config('casa.subject', '${subject}', true)`,
      )
      // A caller who may read the class sees one absence and one roll-call, two rows: half of the sum is 1 or 0.
      const count =
        'select (select count(*) from community_absences) + (select count(*) from community_roll_calls) as seen'
      const { rows } = await db.execute<{ seen: string }>(count)
      return Number(rows[0]?.seen) / 2
    })
  expect(await seenBy('member', lider.id)).toBe(1)
  expect([await seenBy('member', other.id), await seenBy('member', pupils[0]?.id ?? '')]).toEqual([0, 0])
  expect([await seenBy('staff', lider.id), await seenBy('guest', lider.id)]).toEqual([1, 0])
})
