import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from '../community.testkit.ts'

const server = sharedServer()
const { absences } = api.community

const daysAgo = (count: number) => new Date(Date.now() - (count * 24 + 3) * 3_600_000).toISOString().slice(0, 10)

const open = async () => {
  const venue = await server.openVenue()
  const community = openCommunity(server, venue.venueId)
  const liderOf15 = await community.lider('15')
  const [ana, beto] = [
    await community.addMember({ firstName: 'Ana', class: '15' }),
    await community.addMember({ firstName: 'Beto', class: '15' }),
  ]
  /** Sends roll-calls two days apart, oldest first, each with its absent members. */
  const call = async (...rollCalls: readonly (readonly { id: string }[])[]) => {
    for (const [i, missing] of rollCalls.entries()) {
      const day = daysAgo((rollCalls.length - 1 - i) * 2)
      await liderOf15.call(absences.send, {
        day,
        absent: missing.map(({ id }) => id),
        madeAt: new Date().toISOString(),
      })
    }
  }
  return { ...community, as: venue.as, admin: await venue.as('admin'), liderOf15, ana, beto, call }
}

test('roll-calls of a class are listed newest first with the absent members, and can be filtered by day', async () => {
  const { admin, liderOf15, ana, beto, call } = await open()
  await call([ana], [], [ana, beto])
  const calls = await admin.call(absences.byClass, { class: '15' })
  expect(calls.map(({ day, absent }) => [day, absent.length])).toEqual([
    [daysAgo(0), 2],
    [daysAgo(2), 0],
    [daysAgo(4), 1],
  ])
  expect(await admin.call(absences.byClass, { class: '15', day: daysAgo(4) })).toHaveLength(1)
  expect((await admin.call(absences.ofMember, { id: ana.id })).days.map(({ day }) => day)).toEqual([
    daysAgo(0),
    daysAgo(4),
  ])
  const ofAna = { rollCalls: 3, absences: 2, percent: 33 }
  expect(await admin.call(absences.ofMember, { id: ana.id })).toMatchObject(ofAna)
  const { members } = await liderOf15.call(absences.ofOwnClass)
  expect(members, 'Beto registered today').toMatchObject([ofAna, { rollCalls: 1, percent: 0, lastAbsence: daysAgo(0) }])
  expect((await admin.call(absences.export)).csv).toContain('15;Ana;Ruiz;11 3333;3;2;33;')
  const classes = await admin.call(absences.classes)
  expect(classes).toHaveLength(11)
  expect(classes.find((row) => row.class === '15')).toEqual({ class: '15', members: 2, lastDay: daysAgo(0) })
})

test('three absences in a row put a member on the follow-up list with contact data; being present once removes them', async () => {
  const { admin, ana, beto, call } = await open()
  await call([ana, beto], [ana], [ana, beto])
  const [card, ...others] = await admin.call(absences.streaks)
  expect(others).toEqual([])
  expect(card).toMatchObject({
    member: { id: ana.id },
    count: 3,
    since: daysAgo(4),
    phone: '11 3333',
    liders: ['Ana Ruiz'],
  })
  await call([ana, beto], [ana], [beto])
  expect(await admin.call(absences.streaks)).toEqual([])
})

test('staff and the lider can note follow-ups of a streak; a note sent twice is stored once', async () => {
  const { admin, liderOf15, ana, call } = await open()
  await call([ana], [ana], [ana])
  const note = { id: randomUUID(), member: ana.id, outcome: 'Estuvo de viaje.' }
  for (const _ of [1, 2]) await liderOf15.call(absences.note, note)
  await admin.call(absences.note, { id: randomUUID(), member: ana.id, outcome: 'Vuelve el domingo.' })
  const [card] = await liderOf15.call(absences.streaks)
  expect(card?.followUps.map(({ outcome }) => outcome)).toEqual(['Vuelve el domingo.', 'Estuvo de viaje.'])
})

test('a lider sees only the class they lead', async () => {
  const { ana, beto, call, lider, liderOf15 } = await open()
  await call([ana], [ana], [ana])
  const other = await lider('16')
  expect(await other.call(absences.streaks)).toEqual([])
  expect(await other.call(absences.byClass, { class: '15' })).toEqual([])
  expect((await other.call(absences.attendance, { class: '15' })).members).toEqual([])
  expect((await other.call(absences.classes)).map((row) => row.class)).toEqual(['16'])
  for (const id of [ana.id, randomUUID()])
    await expect(other.call(absences.ofMember, { id })).rejects.toMatchObject({ code: 'gone' })
  expect((await liderOf15.call(absences.ofMember, { id: ana.id })).days).toHaveLength(3)
  const note = { id: randomUUID(), member: ana.id, outcome: 'Nada' }
  await expect(other.call(absences.note, note)).rejects.toMatchObject({ code: 'gone' })
  await expect(beto.call(absences.streaks)).rejects.toMatchObject({ status: 403 })
})
