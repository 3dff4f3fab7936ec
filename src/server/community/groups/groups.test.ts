import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { groupLimits } from '#contract/community/groups.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { mails } from '#server/kernel/mail/mail.table.ts'
import { pushMessages } from '#server/kernel/push/push.table.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from '../community.testkit.ts'

const server = sharedServer()
const { absences, groups, members } = api.community

const open = async () => {
  const venue = await server.openVenue()
  const { venueId, as } = venue
  const community = openCommunity(server, venueId)
  const [leader, other] = [await community.lider('15'), await community.lider('16')]
  const member = await community.addMember({ firstName: 'Ema', class: '16' })
  const staff = await as('staff')
  const draft = (leaderId: string | null) => ({
    ...{ id: randomUUID(), name: 'Familias', description: '', meetsAt: 'Salón', weekday: 3, startsAt: '20:00' },
    leaderId,
  })
  const { id: group } = await staff.call(groups.create, draft(leader.id))
  const pushesTo = (id: string) =>
    server.kernel.database.inVenue(venueId, 'read', async (db) =>
      (await db.select().from(pushMessages).where(eq(pushMessages.recipient, id))).map(({ body }) => body),
    )
  const mailsTo = (mail: string) =>
    server.kernel.database.inVenue(venueId, 'read', async (db) =>
      (await db.select().from(mails).where(eq(mails.recipient, mail))).map(({ subject }) => subject),
    )
  const addJoined = async (firstName: string) => {
    const one = await community.addMember({ firstName })
    await staff.call(groups.addFor, { group, member: one.id })
    return one
  }
  return {
    ...community,
    as,
    admin: await as('admin'),
    leader,
    other,
    member,
    staff,
    draft,
    group,
    pushesTo,
    mailsTo,
    addJoined,
  }
}
const now = () => new Date().toISOString()
const message = (to: { group: string } | { class: '15' | '16' }, text = 'Hola!') => ({ id: randomUUID(), to, text })

test('a member asks to join a group, its leader sees the request, approves it once, and the member is notified by push and mail', async () => {
  const { leader, member, staff, group, pushesTo, mailsTo } = await open()
  expect(await member.call(groups.mine)).toMatchObject([{ leader: 'Ana Ruiz', state: 'none', startsAt: '20:00' }])
  for (const _ of [1, 2]) await member.call(groups.join, { group })
  expect(await pushesTo(leader.id)).toEqual(['Ema Ruiz quiere sumarse.'])
  expect((await leader.call(members.score)).joinRequests).toBe(1)
  expect(await leader.call(groups.mine)).toMatchObject([{ state: 'leads', waiting: 1 }])
  const asked = await leader.call(groups.forMember, { id: group })
  expect(asked.led?.members).toMatchObject([{ id: member.id, phone: '11 3333', joinedAt: null }])
  await expect(member.call(groups.forMember, { id: group })).rejects.toMatchObject({ code: 'gone' })
  const membership = { group, member: member.id }
  await Promise.all([leader, staff, leader, staff].map(({ call }) => call(groups.approve, membership)))
  expect(await pushesTo(member.id)).toEqual(['Ya sos parte del grupo!'])
  expect(await mailsTo(member.mail)).toEqual(['Casa Club: ya sos parte de Familias'])
  expect(await member.call(groups.forMember, { id: group })).toMatchObject({ state: 'joined', led: null })
  expect((await leader.call(members.score)).joinRequests).toBe(0)
  expect((await staff.call(members.record, { id: member.id })).groups).toMatchObject([{ id: group, state: 'joined' }])
})

test('another lider, a member and the staff of another venue can neither see nor change a group’s members', async () => {
  const { leader, other, member, group, addJoined } = await open()
  const there = await open()
  const joined = await addJoined('Beto')
  await member.call(groups.join, { group })
  const membership = { group, member: member.id }
  for (const { call } of [other, there.staff, there.leader]) {
    await expect(call(groups.approve, membership)).rejects.toMatchObject({ code: 'gone' })
    await expect(call(groups.takeOut, membership)).rejects.toMatchObject({ code: 'gone' })
    await expect(call(groups.announce, message({ group }))).rejects.toMatchObject({ code: 'gone' })
  }
  const rollCall = { group, day: now().slice(0, 10), absent: [], madeAt: now() }
  await expect(other.call(groups.callRoll, rollCall)).rejects.toMatchObject({ code: 'gone' })
  await expect(member.call(groups.approve, membership)).rejects.toMatchObject({ status: 403 })
  await expect(other.call(groups.forMember, { id: group })).rejects.toMatchObject({ code: 'gone' })
  // A lider (class leader) who is a member of the group is no leader of it.
  await other.call(groups.join, { group })
  await leader.call(groups.approve, { group, member: other.id })
  expect((await other.call(groups.forMember, { id: group })).led).toBeNull()
  await expect(other.call(groups.takeOut, { group, member: joined.id })).rejects.toMatchObject({ code: 'gone' })
  await expect(there.staff.call(groups.withMembers, { id: group })).rejects.toMatchObject({ code: 'gone' })
  expect((await there.member.call(groups.mine)).map(({ id }) => id)).toEqual([there.group])
})

test('without an active leader a group’s requests wait for staff, who approve them; a new leader takes over', async () => {
  const { admin, leader, other, member, staff, draft, group } = await open()
  await member.call(groups.join, { group })
  const waiting = async () =>
    (await staff.call(api.kernel.waiting.list)).flatMap(({ kind, items }) => (kind === 'community.groups' ? items : []))
  expect(await waiting()).toEqual([])
  await admin.call(members.setActive, { id: leader.id, active: false })
  expect(await waiting()).toMatchObject([{ title: 'Familias', detail: 'Ema Ruiz quiere sumarse' }])
  expect(await member.call(groups.mine)).toMatchObject([{ leader: null }])
  const { version } = await staff.call(groups.one, { id: group })
  const change = (leaderId: string | null) => staff.call(groups.update, { ...draft(leaderId), id: group, version })
  for (const id of [leader.id, member.id]) await expect(change(id)).rejects.toMatchObject({ code: 'cannot_lead' })
  await change(other.id)
  expect(await waiting()).toEqual([])
  await other.call(groups.approve, { group, member: member.id })
  const led = (await other.call(groups.forMember, { id: group })).led
  expect(led?.members).toMatchObject([{ id: member.id, joinedAt: expect.any(String) }])
})

test('a leader’s roll-call stores the absent members of the group, is replaced by a later one, and gives their attendance on their page, to their leader and in a CSV file', async () => {
  const { leader, other, staff, group, member, addJoined } = await open()
  const [beto, clara] = [await addJoined('Beto'), await addJoined('Clara')]
  const { day = '' } = (await leader.call(groups.forMember, { id: group })).led ?? {}
  const send = (absent: string[], minutesAgo: number, on = day) =>
    leader.call(groups.callRoll, {
      ...{ group, day: on, absent },
      madeAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    })
  await send([beto.id, member.id], 10)
  await send([clara.id], 5)
  await send([beto.id], 8)
  const { rollCalls, members: listed } = await staff.call(groups.withMembers, { id: group })
  expect(rollCalls).toMatchObject([{ day, lider: 'Ana Ruiz', absent: [{ id: clara.id }] }])
  expect(listed).toMatchObject([
    { id: beto.id, rollCalls: 1, absences: 0, percent: 100 },
    { id: clara.id, rollCalls: 1, absences: 1, percent: 0 },
  ])
  for (const wrong of [daysAfter(day, 1), daysAfter(day, -60)])
    await expect(send([], 0, wrong)).rejects.toMatchObject({ code: 'day_out_of_reach' })
  const ofClara = { id: group, name: 'Familias', rollCalls: 1, absences: 1, percent: 0 }
  const days = [{ day, group: { id: group, name: 'Familias' }, lider: 'Ana Ruiz' }]
  for (const { call } of [staff, leader])
    expect(await call(absences.ofMember, { id: clara.id })).toMatchObject({
      groups: [ofClara],
      groupDays: days,
      days: [],
    })
  await expect(other.call(absences.ofMember, { id: clara.id })).rejects.toMatchObject({ code: 'gone' })
  expect((await staff.call(groups.export)).csv).toContain('Familias;Clara;Ruiz;11 3333;1;1;0;')
  await leader.call(groups.takeOut, { group, member: clara.id })
  expect(await staff.call(absences.ofMember, { id: clara.id })).toMatchObject({ groups: [], groupDays: days })
  await expect(leader.call(absences.ofMember, { id: clara.id })).rejects.toMatchObject({ code: 'gone' })
  const after = await staff.call(groups.withMembers, { id: group })
  expect([after.members.map(({ id }) => id), after.rollCalls[0]?.absent.length]).toEqual([[beto.id], 1])
  // Roll-calls before the day of joining count from the member's first absence on.
  const dora = await addJoined('Dora')
  await send([beto.id], 3, daysAfter(day, -2))
  await send([], 2, daysAfter(day, -3))
  expect((await staff.call(groups.withMembers, { id: group })).members).toMatchObject([
    { id: beto.id, rollCalls: 2, absences: 1, percent: 50 },
    { id: dora.id, rollCalls: 1, absences: 0, percent: 100 },
  ])
})

test('a message reaches the members of a group or class once by push and mail, and is shown to them only; a leader’s messages are limited per day', async () => {
  const { leader, other, member, staff, group, addMember, addJoined, pushesTo, mailsTo } = await open()
  const beto = await addJoined('Beto')
  const gone = await addJoined('Dora')
  await leader.call(groups.takeOut, { group, member: gone.id })
  const sent = message({ group }, 'Nos vemos a las 20')
  for (const _ of [1, 2]) expect(await leader.call(groups.announce, sent)).toMatchObject({ by: 'Ana Ruiz', sent: 1 })
  expect(await pushesTo(beto.id)).toEqual(['Ya sos parte del grupo!', 'Nos vemos a las 20'])
  expect(await mailsTo(beto.mail)).toContain('Casa Club: mensaje de Ana Ruiz a Familias')
  expect((await beto.call(groups.forMember, { id: group })).announcements).toMatchObject([{ text: sent.text }])
  expect(await mailsTo(gone.mail)).not.toContain('Casa Club: mensaje de Ana Ruiz a Familias')

  const ofClass = await addMember({ class: '16' })
  await expect(leader.call(groups.announce, message({ class: '16' }))).rejects.toMatchObject({ code: 'gone' })
  expect(await other.call(groups.announce, message({ class: '16' }, 'Domingo'))).toMatchObject({ sent: 2 })
  await staff.call(groups.announce, message({ class: '16' }, 'Lunes'))
  for (const one of [member, ofClass])
    expect((await one.call(groups.ofOwnClass)).announcements.map(({ text }) => text)).toEqual(['Lunes', 'Domingo'])
  expect(await leader.call(groups.ofOwnClass)).toEqual({ class: '15', leads: true, announcements: [] })
  const outcomes = await Promise.allSettled(
    Array.from({ length: groupLimits.messagesPerDay + 2 }, () => leader.call(groups.announce, message({ group }))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(groupLimits.messagesPerDay - 1)
  await staff.call(groups.announce, message({ group }))
})

test('a refused member is notified by push and mail, and the app shows the refusal until they hide it or ask again', async () => {
  const { member, leader, group, pushesTo, mailsTo } = await open()
  const state = async () => (await member.call(groups.mine))[0]?.state
  const refuse = async () => {
    await member.call(groups.join, { group })
    await leader.call(groups.takeOut, { group, member: member.id })
  }
  await refuse()
  expect(await state()).toBe('refused')
  expect(await pushesTo(member.id)).toEqual(['Esta vez no pudimos sumarte al grupo.'])
  expect(await mailsTo(member.mail)).toEqual(['Casa Club: tu pedido de sumarte a Familias'])
  await member.call(groups.join, { group })
  expect(await state()).toBe('waiting')
  await leader.call(groups.approve, { group, member: member.id })
  await leader.call(groups.takeOut, { group, member: member.id })
  expect(await state(), 'somebody who was taken out was not refused').toBe('none')
  expect(await mailsTo(member.mail)).toContain('Casa Club: ya no sos parte de Familias')
  await refuse()
  await member.call(groups.leave, { group })
  expect(await state()).toBe('none')
})

test('a member leaves a group, cannot join a hidden one or more than ten, and loses the group’s messages', async () => {
  const { member, leader, staff, group, draft } = await open()
  await staff.call(groups.addFor, { group, member: member.id })
  await staff.call(groups.setHidden, { id: group, hidden: true })
  expect(await member.call(groups.mine), 'its members keep a hidden group').toMatchObject([{ state: 'joined' }])
  await member.call(groups.leave, { group })
  expect(await member.call(groups.mine)).toEqual([])
  await expect(member.call(groups.forMember, { id: group })).rejects.toMatchObject({ code: 'gone' })
  await expect(member.call(groups.join, { group })).rejects.toMatchObject({ code: 'gone' })
  const more = await Promise.all(
    Array.from({ length: groupLimits.ofMember + 2 }, () => staff.call(groups.create, draft(leader.id))),
  )
  const asked = await Promise.allSettled(more.map(({ id }) => member.call(groups.join, { group: id })))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(groupLimits.ofMember)
})
