import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { claimLimits } from '#contract/community/claims.limits.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { mails } from '#server/kernel/mail/mail.table.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openCommunity } from './community.testkit.ts'

const server = sharedServer()
const { claims, requests, bookings, activities, authorisations, withdrawals, alerts } = api.community

const open = async () => {
  const venue = await server.openVenue()
  const community = openCommunity(server, venue.venueId)
  const member = await community.addMember({ firstName: 'Ema' })
  return { ...community, as: venue.as, member, staff: await venue.as('staff') }
}
const mailsTo = (venueId: number, mail: string) =>
  server.kernel.database.inVenue(venueId, 'read', (db) => db.select().from(mails).where(eq(mails.recipient, mail)))
const today = () => new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)

describe('claims', () => {
  const claim = (title: string) => ({ id: randomUUID(), title, description: 'No anda', place: 'Pileta' })

  test('an answer to a claim notifies the member by mail and leaves its state until staff change it', async () => {
    const { venueId, member, staff } = await open()
    const { id: about } = await member.call(claims.send, claim('Luz'))
    const reported = await staff.call(claims.one, { id: about })
    expect(reported).toMatchObject({
      numberClaim: 1,
      place: 'Pileta',
      reporter: { firstName: 'Ema', phone: '11 3333' },
    })
    const answer = { id: randomUUID(), about, text: 'Ya la cambiamos.' }
    await Promise.all([staff.call(claims.answer, answer), staff.call(claims.answer, answer)])
    expect(await member.call(claims.mine)).toMatchObject([
      { status: 'sent', messages: [{ from: 'staff', by: 'staff', text: 'Ya la cambiamos.' }] },
    ])
    await staff.call(claims.setStatus, { id: about, status: 'completed' })
    expect(await member.call(claims.mine)).toMatchObject([{ status: 'completed' }])
    expect((await mailsTo(venueId, member.mail))[0]).toMatchObject({ subject: expect.stringContaining('#1') })
  })

  test('a reply makes a claim wait for an answer again, and another member can neither read nor continue it', async () => {
    const { member, staff, addMember } = await open()
    const { id: about } = await member.call(claims.send, claim('Luz'))
    const waiting = async () => (await staff.call(claims.list, { waiting: true })).claims.map(({ id }) => id)
    const write = (text: string) => ({ id: randomUUID(), about, text })
    await staff.call(claims.answer, write('Ya la cambiamos.'))
    await staff.call(claims.setStatus, { id: about, status: 'completed' })
    expect(await waiting()).toEqual([])
    const other = await addMember()
    await expect(other.call(claims.reply, write('Soy otra'))).rejects.toMatchObject({ code: 'gone' })
    await member.call(claims.reply, write('Sigue sin andar.'))
    expect([await waiting(), (await staff.call(claims.one, { id: about })).status]).toEqual([[about], 'completed'])
    expect(await other.call(claims.mine)).toEqual([])
  })

  test('internal notes and the assignee of a claim are visible to staff and never to the member', async () => {
    const { venueId, member, staff, as } = await open()
    const { id: about } = await member.call(claims.send, claim('Luz'))
    await staff.call(claims.note, { id: randomUUID(), about, text: 'Llamar al electricista' })
    const [colleague] = await (await as('admin')).call(api.kernel.users.names)
    await staff.call(claims.assign, { id: about, assignee: colleague?.id ?? null })
    expect(await staff.call(claims.one, { id: about })).toMatchObject({
      assignee: colleague,
      answeredAt: null,
      messages: [{ internal: true, text: 'Llamar al electricista' }],
    })
    expect((await member.call(claims.mine))[0]).not.toHaveProperty('assignee')
    expect(await member.call(claims.mine)).toMatchObject([{ messages: [] }])
    const visible = await server.kernel.database.inVenue(venueId, 'read', async (db) => {
      await db.execute(
        `select set_config('casa.kind', 'member', true), set_config('casa.subject', '${member.id}', true)`,
      )
      return (await db.execute('select 1 from community_messages')).rows
    })
    expect(visible).toEqual([])
  })

  test('the claim list is filtered by status and paged, newest first', async () => {
    const { member, staff } = await open()
    for (let i = 0; i <= claimLimits.page; i++) await member.call(claims.send, claim(`Reclamo ${i}`))
    const first = await staff.call(claims.list, { status: 'sent' })
    const rest = await staff.call(claims.list, { status: 'sent', after: first.next ?? '' })
    const numbers = [...first.claims, ...rest.claims].map(({ numberClaim }) => numberClaim)
    expect(numbers).toEqual(Array.from({ length: claimLimits.page + 1 }, (_, i) => claimLimits.page + 1 - i))
    expect((await staff.call(claims.list, { status: 'completed' })).claims).toEqual([])
  })
})

test('staff and liders can read and answer members’ requests; other members cannot read them', async () => {
  const { member, staff, lider, addMember } = await open()
  const liderOf15 = await lider('15')
  const { id } = await member.call(requests.send, { id: randomUUID(), kind: 'prayer', words: 'Por mi abuela' })
  const listed = await liderOf15.call(requests.list, { waiting: true })
  expect(listed.requests).toMatchObject([{ id, words: 'Por mi abuela', member: { firstName: 'Ema', phone: '' } }])
  const write = (text: string) => ({ id: randomUUID(), about: id, text })
  const answered = { by: 'Ana', text: 'Vamos a orar.' }
  await liderOf15.call(requests.answer, write(answered.text))
  expect((await staff.call(requests.list, { waiting: true })).requests).toEqual([])
  expect((await staff.call(requests.list, {})).requests).toMatchObject([{ answeredBy: 'Ana', messages: [answered] }])
  expect(await member.call(requests.mine)).toMatchObject([{ messages: [answered] }])
  await staff.call(requests.note, write('Avisar a la familia'))
  await expect(liderOf15.call(requests.reply, write('Hola'))).rejects.toMatchObject({ code: 'gone' })
  await member.call(requests.reply, write('Gracias'))
  const [again] = (await liderOf15.call(requests.list, { waiting: true })).requests
  expect(again?.messages.map(({ text }) => text)).toEqual(['Vamos a orar.', 'Gracias'])
  const other = await addMember()
  await expect(other.call(requests.list, {})).rejects.toMatchObject({ status: 403 })
})

test('staff see the members booked for each slot of a day and can cancel a booking, which sends the member a mail', async () => {
  const { venueId, as, member, staff } = await open()
  const admin = await as('admin')
  const { id } = await admin.call(activities.create, { id: randomUUID(), name: 'Yoga', hours: '', photoId: null })
  for (let weekday = 0; weekday < 7; weekday++) {
    const hours = { startsAt: '10:00', endsAt: '11:00', capacity: 1 }
    await admin.call(activities.addSlot, { id: randomUUID(), activity: id, weekday, ...hours })
  }
  const { days } = await server.visitor(bookings.slots, { venue: venueId, activity: id })
  const { day = '', slots = [] } = days[1] ?? {}
  const booked = await member.call(bookings.book, { id: randomUUID(), slot: slots[0]?.id ?? '', day })
  const [slot] = (await staff.call(bookings.ofDay, { day })).slots
  expect(slot).toMatchObject({ activity: 'Yoga', capacity: 1, bookings: [{ member: { firstName: 'Ema' } }] })
  await staff.call(bookings.cancelFor, { id: booked.id })
  expect(await member.call(bookings.mine)).toEqual([])
  expect((await staff.call(bookings.ofDay, { day })).slots[0]?.bookings).toEqual([])
  expect(await mailsTo(venueId, member.mail)).toHaveLength(1)
})

test('staff book, authorise a visitor and enter a claim for a member, who sees it as entered by staff; a member who may not sign in is refused', async () => {
  const { as, member, staff, addMember } = await open()
  const admin = await as('admin')
  const { id } = await admin.call(activities.create, { id: randomUUID(), name: 'Yoga', hours: '', photoId: null })
  for (let weekday = 0; weekday < 7; weekday++) {
    const hours = { startsAt: '10:00', endsAt: '11:00', capacity: 1 }
    await admin.call(activities.addSlot, { id: randomUUID(), activity: id, weekday, ...hours })
  }
  const { days } = await staff.call(bookings.slots, { activity: id })
  const { day = '', slots = [] } = days[1] ?? {}
  const place = (who: string) => ({ id: randomUUID(), member: who, slot: slots[0]?.id ?? '', day })
  await staff.call(bookings.bookFor, place(member.id))
  expect(await member.call(bookings.mine)).toMatchObject([{ activity: 'Yoga', byStaff: true }])
  await expect(staff.call(bookings.bookFor, place(member.id))).rejects.toMatchObject({ code: 'already_booked' })
  const next = await addMember()
  await expect(staff.call(bookings.bookFor, place(next.id))).rejects.toMatchObject({ code: 'full' })
  await staff.call(bookings.waitFor, place(next.id))
  const offered = (await next.call(bookings.slots, { activity: id })).days.find((one) => one.day === day)
  expect(offered?.slots[0]).toMatchObject({ left: 0, waiting: { position: 1 } })
  const visitor = { visitor: 'Leo Paz', document: '30111222', member: member.id }
  const repeat = { weekdays: [1, 4], until: daysAfter(today(), 60) }
  await staff.call(authorisations.createFor, { ...visitor, id: randomUUID(), day: today(), repeat })
  expect(await member.call(authorisations.mine)).toMatchObject([{ visitor: 'Leo Paz', byStaff: true, repeat }])
  const past = { ...visitor, id: randomUUID(), day: '2020-01-01' }
  await expect(staff.call(authorisations.createFor, past)).rejects.toMatchObject({ code: 'day_out_of_reach' })
  const claim = { title: 'Luz', description: 'No anda', place: 'Pileta' }
  await staff.call(claims.enterFor, { ...claim, id: randomUUID(), member: member.id })
  expect(await member.call(claims.mine)).toMatchObject([{ title: 'Luz', byStaff: true }])
  const [newest] = await admin.call(api.kernel.activity.about, { object: member.id })
  expect(newest).toMatchObject({ actor: 'staff', action: 'cargó en nombre de un miembro el reclamo «Luz»' })
  expect(newest?.changes).toContainEqual(expect.objectContaining({ field: 'En nombre de', after: 'Ema Ruiz' }))
  const waiting = await addMember({ approved: false })
  await expect(staff.call(claims.enterFor, { ...claim, id: randomUUID(), member: waiting.id })).rejects.toMatchObject({
    code: 'gone',
  })
})

describe('visitors at the gate', () => {
  const visit = (day: string) => ({ id: randomUUID(), visitor: 'Leo Paz', document: '30111222', day })

  test('a visitor’s code is accepted in lower case and with spaces, and the visitor can enter on the authorised day, again only after the exit', async () => {
    const { member, staff } = await open()
    const { id, code } = await member.call(authorisations.create, visit(today()))
    const spoken = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`
    const { visitor } = await staff.call(authorisations.check, { code: spoken })
    expect(visitor).toMatchObject({ id, visitor: 'Leo Paz', host: { firstName: 'Ema' } })
    const entries = await Promise.allSettled([1, 2, 3].map(() => staff.call(authorisations.enter, { id })))
    expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [inside] = (await staff.call(authorisations.ofDay, {})).visitors
    expect(inside).toMatchObject({ id, visit: { enteredBy: 'staff', exitedAt: null } })
    expect(await member.call(authorisations.mine)).toMatchObject([{ enteredAt: expect.any(String), exitedAt: null }])
    const exit = () => staff.call(authorisations.exit, { visit: inside?.visit?.id ?? '' })
    expect(await exit()).toMatchObject({ visit: { exitedBy: 'staff' } })
    await expect(exit()).rejects.toMatchObject({ code: 'already_exited' })
    expect(await staff.call(authorisations.enter, { id }), 'the visitor comes back').toMatchObject({
      visit: { exitedAt: null },
    })
  })

  test('a visitor who comes every week is expected on the chosen weekdays until the last day, and can be canceled after a visit', async () => {
    const { member, staff } = await open()
    const weekday = new Date(today()).getUTCDay()
    const until = daysAfter(today(), 8)
    const weekly = (weekdays: number[]) =>
      member.call(authorisations.create, { ...visit(today()), repeat: { weekdays, until } })
    const [here, others] = [await weekly([weekday]), await weekly([(weekday + 1) % 7, (weekday + 2) % 7])]
    const expectedOn = async (day: string) =>
      (await staff.call(authorisations.ofDay, { day })).visitors.map(({ id }) => id)
    expect(await expectedOn(daysAfter(today(), 7))).toEqual([here.id])
    expect(await expectedOn(daysAfter(today(), 8))).toEqual([others.id])
    expect(await expectedOn(daysAfter(today(), 9)), 'after the last day').toEqual([])
    await expect(staff.call(authorisations.enter, { id: others.id })).rejects.toMatchObject({ code: 'not_today' })
    await staff.call(authorisations.enter, { id: here.id })
    await member.call(authorisations.cancel, { id: here.id })
    expect(await expectedOn(today()), 'still inside').toEqual([here.id])
    expect(await expectedOn(daysAfter(today(), 7))).toEqual([])
    const tooLong = { ...visit(today()), repeat: { weekdays: [1], until: daysAfter(today(), 400) } }
    await expect(member.call(authorisations.create, tooLong)).rejects.toMatchObject({ code: 'until_out_of_reach' })
  })

  test('a wrong code, a canceled authorisation, another day or another venue let no visitor in', async () => {
    const [{ member, staff }, there] = [await open(), await open()]
    const tomorrow = new Date(Date.now() + 21 * 3_600_000).toISOString().slice(0, 10)
    const later = await member.call(authorisations.create, visit(tomorrow))
    await expect(staff.call(authorisations.enter, { id: later.id })).rejects.toMatchObject({ code: 'not_today' })
    await member.call(authorisations.cancel, { id: later.id })
    const check = (code: string, who = staff) => who.call(authorisations.check, { code })
    const now = await member.call(authorisations.create, visit(today()))
    for (const [code, who] of [['AAAAAA'], [later.code], [now.code, there.staff]] as const)
      await expect(check(code, who)).rejects.toMatchObject({ code: 'wrong_visitor_code' })
    await expect(there.staff.call(authorisations.enter, { id: now.id })).rejects.toMatchObject({ code: 'gone' })
  })
})

test('staff see withdrawals of golf balls with the member, and the totals of today and of this month', async () => {
  const { member, staff } = await open()
  for (let i = 0; i < 3; i++) await member.call(withdrawals.withdraw, { id: randomUUID() })
  const { withdrawals: taken, today: ofToday, month } = await staff.call(withdrawals.list, {})
  expect(taken.map(({ balls, member: { firstName } }) => [balls, firstName])).toEqual([
    [25, 'Ema'],
    [25, 'Ema'],
    [25, 'Ema'],
  ])
  expect([ofToday, month]).toEqual([
    { baskets: 3, balls: 75 },
    { baskets: 3, balls: 75 },
  ])
})

describe('emergencies', () => {
  test('an alert is open for all staff of the venue until one acknowledges it; concurrent acknowledgements store the first one', async () => {
    const { as, member, staff } = await open()
    const there = await open()
    const { id } = await member.call(alerts.send, { id: randomUUID(), kind: 'medical' })
    const others = await Promise.all([as('staff'), as('admin'), as('staff')])
    for (const { call } of others) expect(await call(alerts.open)).toMatchObject([{ id, sender: { phone: '11 3333' } }])
    expect(await there.staff.call(alerts.open)).toEqual([])
    await expect(there.staff.call(alerts.acknowledge, { id })).rejects.toMatchObject({ code: 'gone' })
    const results = await Promise.all([staff, ...others].map(({ call }) => call(alerts.acknowledge, { id })))
    expect(
      new Set(results.map(({ acknowledgedBy, acknowledgedAt }) => `${acknowledgedBy} ${acknowledgedAt}`)).size,
    ).toBe(1)
    expect(await staff.call(alerts.open)).toEqual([])
    const acknowledged = { id, acknowledgedBy: results[0]?.acknowledgedBy }
    expect((await staff.call(alerts.history, {})).alerts).toMatchObject([acknowledged])
    expect(await member.call(alerts.mine)).toMatchObject([acknowledged])
  })
})
