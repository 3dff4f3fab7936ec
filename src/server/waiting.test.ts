import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { and, eq, isNull, like, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { MailChoice } from '#contract/kernel/waiting.limits.ts'
import { pages } from '#contract/pages.ts'
import { bagDraft, movementDraft } from './club/club.testkit.ts'
import { openCommunity } from './community/community.testkit.ts'
import { openHotel } from './hotel/hotel.testkit.ts'
import type { Db } from './kernel/db/database.ts'
import { mails } from './kernel/mail/mail.table.ts'
import { pushMessages } from './kernel/push/push.table.ts'
import { notices } from './kernel/waiting/notifications.table.ts'
import { checkNotifications, startNoticeSender } from './kernel/waiting/notificationTasks.ts'
import { openVenueWithListings } from './properties/properties.testkit.ts'
import { testServer } from './testing/kit.ts'
import { waitingKinds } from './waitingKinds.ts'

const server = testServer()
const { club, community, hotel, kernel, properties } = api

/** A venue of all products, with functions that create one waiting item of each kind and that handle it. */
const openHouse = async () => {
  const house = await openHotel(server)
  const { venueId, as, guest, stay, staff: admin } = house
  const { addMember } = openCommunity(server, venueId)
  const member = await addMember({ firstName: 'Lía' })
  const bag = await admin.call(club.bags.create, bagDraft())
  await server.asOwner(`update club_people set member_id = '${member.id}' where id = '${bag.owner}'`)
  const listing = await (await openVenueWithListings({ venueId, as })).add()
  const id = randomUUID
  const enquiry = { venue: venueId, listingId: listing.id, name: 'Bruno', mail: null, phone: '1144445555', message: '' }
  const stored = { pupil: '', tv: id(), group: '', webhook: id() }
  const create: Record<string, () => Promise<unknown>> = {
    'hotel.orders': () => house.order(),
    'hotel.alerts': () => guest.call(hotel.alerts.ask, { what: 'pay' }),
    'hotel.chat': () => guest.call(hotel.chat.send, { id: id(), text: 'Hola' }),
    'community.alerts': () => member.call(community.alerts.send, { id: id(), kind: 'fire' }),
    'community.claims': () =>
      member.call(community.claims.send, { id: id(), title: 'Luz', description: 'No anda', place: 'Calle 3' }),
    'community.requests': () => member.call(community.requests.send, { id: id(), kind: 'prayer', words: 'Por favor' }),
    'community.groups': async () => {
      const group = { id: id(), name: 'Lectura', description: '', meetsAt: 'Biblioteca', weekday: 1, startsAt: '18:00' }
      stored.group = group.id
      await admin.call(community.groups.create, { ...group, leaderId: null })
      await member.call(community.groups.join, { group: group.id })
    },
    'community.members': () => addMember({ approved: false }),
    'community.suppliers': () =>
      member.call(community.directory.propose, { id: id(), name: 'Plomero', description: '', phone: '1144445555' }),
    'community.absences': async () => {
      const lider = await addMember({ rol: 'lider', liderOf: '15' })
      stored.pupil = (await addMember({ class: '15' })).id
      for (const day of ['2026-10-04', '2026-10-11', '2026-10-18'])
        await server.asOwner(`insert into community_roll_calls (venue_id, class, day, lider_id, lider, made_at)
            values (${venueId}, '15', '${day}', '${lider.id}', 'Ana Ruiz', now());
          insert into community_absences (venue_id, class, day, member_id)
            values (${venueId}, '15', '${day}', '${stored.pupil}')`)
    },
    'club.bagRequests': () => member.call(club.bagRequests.ask, { id: id(), idBag: bag.id }),
    'club.screens': async () => {
      await server.asOwner(`insert into club_screens (venue_id, id, name, boards, paired_at)
        values (${venueId}, '${stored.tv}', 'Bar', '{news}', now())`)
      await server.sessionOf(venueId, 'screen', stored.tv)
      await server.asOwner(
        `update kernel_sessions set seen_at = now() - interval '25 hours' where subject = '${stored.tv}'`,
      )
    },
    'properties.enquiries': () => server.visitor(properties.enquiries.ask, { ...enquiry, id: id(), kind: 'question' }),
    'properties.visits': () =>
      server.visitor(properties.enquiries.ask, { ...enquiry, id: id(), kind: 'visit', day: '2100-01-01' }),
    'properties.nextSteps': () =>
      server.asOwner(`insert into properties_enquiries (venue_id, id, listing_id, kind, state, name, phone, message,
          next_step, next_step_on)
        values (${venueId}, '${id()}', '${listing.id}', 'question', 'answered', 'Eva', '1144445555', '', 'Llamar', '2026-01-01')`),
    'kernel.mails': () =>
      server.asOwner(`insert into kernel_mails (venue_id, recipient, subject, body, tries, due_at)
        values (${venueId}, 'nadie@x.test', 'Hola', '', 3, now() + interval '1 hour')`),
    'kernel.webhooks': () =>
      server.asOwner(`insert into kernel_webhooks (venue_id, id, name, url, events, created_at, created_by, paused_at, pause_reason)
        values (${venueId}, '${stored.webhook}', 'Caja', 'https://caja.example/', '{order.created}', now(), 'Ana', now(), 'failures')`),
  }
  const closeEnquiries = async (kind: 'question' | 'visit') => {
    const { enquiries } = await admin.call(properties.enquiries.list, {})
    for (const found of enquiries.filter((one) => one.kind === kind))
      await admin.call(properties.enquiries.setState, { id: found.id, state: 'closed' })
  }
  const handle: Record<string, () => Promise<unknown>> = {
    'hotel.orders': async () => {
      for (const order of await admin.call(hotel.orders.waiting))
        await admin.call(hotel.orders.accept, { id: order.id })
    },
    'hotel.alerts': () => admin.call(hotel.alerts.remove, { stayId: stay.id, what: 'pay' }),
    'hotel.chat': () => admin.call(hotel.chat.markByStaff, { stayId: stay.id, delivered: 1, read: 1 }),
    'community.alerts': async () => {
      for (const alert of await admin.call(community.alerts.open))
        await admin.call(community.alerts.acknowledge, { id: alert.id })
    },
    'community.claims': async () => {
      const { claims } = await admin.call(community.claims.list, {})
      for (const claim of claims) await admin.call(community.claims.setStatus, { id: claim.id, status: 'completed' })
    },
    'community.requests': async () => {
      const { requests } = await admin.call(community.requests.list, {})
      for (const { id: about } of requests)
        await admin.call(community.requests.answer, { id: id(), about, text: 'Te llamamos' })
    },
    'community.groups': () => admin.call(community.groups.approve, { group: stored.group, member: member.id }),
    'community.members': async () => {
      const { members } = await admin.call(community.members.list, { waiting: true })
      for (const waiting of members) await admin.call(community.members.approve, { id: waiting.id })
    },
    'community.suppliers': async () => {
      for (const supplier of await admin.call(community.suppliers.all))
        await admin.call(community.suppliers.approve, { id: supplier.id })
    },
    'community.absences': () =>
      admin.call(community.absences.note, { id: id(), member: stored.pupil, outcome: 'Vuelve' }),
    'club.bagRequests': () => admin.call(club.movements.create, movementDraft(bag.id, 0)),
    'club.screens': () => server.asOwner(`update kernel_sessions set seen_at = now() where subject = '${stored.tv}'`),
    'properties.enquiries': () => closeEnquiries('question'),
    'properties.visits': () => closeEnquiries('visit'),
    'properties.nextSteps': () =>
      server.asOwner(`update properties_enquiries set next_step_on = null where venue_id = ${venueId}`),
    'kernel.mails': async () => {
      for (const mail of await admin.call(kernel.mails.failed)) await admin.call(kernel.mails.discard, { id: mail.id })
    },
    'kernel.webhooks': () => admin.call(kernel.webhooks.resume, { id: stored.webhook }),
  }
  return { venueId, as, admin, member, create, handle }
}

const adminOnly = ['community.members', 'community.suppliers', 'club.screens', 'kernel.mails', 'kernel.webhooks']
const names = waitingKinds.map(({ name }) => name)

test('every file *.waiting.ts is registered, and every role that sees a kind may open its page', () => {
  const files = globSync('src/server/**/*.waiting.ts')
  // Enquiries declare three kinds: questions, visits and next steps.
  expect(new Set(names).size).toBe(files.length + 2)
  for (const { name, roles, page } of waitingKinds)
    expect(pages[page].who, name).toEqual(expect.arrayContaining([...roles]))
})

/** Lets ten seconds pass, so that cached counts expire: SQL of this file changes rows without a notification. */
const letTimePass = () => {
  const now = server.kernel.now().getTime() + 10_000
  server.kernel.now = () => new Date(now)
}

test('waiting counts: each kind is counted and listed until it is handled, for the roles that handle it, in its own venue only', async () => {
  const { as, admin, create, handle } = await openHouse()
  const staff = await as('staff')
  const neighbour = await (await server.openVenue()).as('admin')
  const countsOf = async (caller: typeof staff) =>
    Object.fromEntries((await caller.call(kernel.waiting.counts)).map(({ kind, count }) => [kind, count]))
  const all = (count: number, kinds = names) => Object.fromEntries(kinds.map((name) => [name, count]))
  expect(await countsOf(admin)).toEqual(all(0))
  for (const name of names) await create[name]?.()
  letTimePass()
  expect(await countsOf(admin)).toEqual(all(1))
  const ofStaff = names.filter((name) => !adminOnly.includes(name))
  expect(await countsOf(staff)).toEqual(all(1, ofStaff))
  expect(await countsOf(neighbour)).toEqual(all(0))
  const lists = await admin.call(kernel.waiting.list)
  expect(lists.map(({ kind }) => kind)).toEqual(names)
  for (const { kind, items } of lists) expect(items, kind).toMatchObject([{ title: expect.stringMatching(/./) }])
  expect((await staff.call(kernel.waiting.list)).map(({ kind }) => kind)).toEqual(ofStaff)
  for (const name of names) await handle[name]?.()
  letTimePass()
  expect(await countsOf(admin)).toEqual(all(0))
  expect(await admin.call(kernel.waiting.list)).toEqual([])
})

/** Runs the task that sends notices until none is left. */
const sendNotices = async (venueId: number) => {
  const stop = [startNoticeSender(server.kernel, waitingKinds), startNoticeSender(server.kernel, waitingKinds)]
  const unsent = () =>
    server.kernel.database.inVenue(venueId, 'read', (db) => db.$count(notices, isNull(notices.sentAt)))
  await expect.poll(unsent, { timeout: 60_000 }).toBe(0)
  for (const end of stop) await end()
}

const choices = (kinds: readonly { kind: string; screen: boolean; push: boolean; mail: MailChoice }[]) =>
  kinds.map(({ kind, screen, push, mail }) => ({ kind, screen, push, mail }))

test('each new item is mailed and pushed once to the accounts that chose it, and not once it is handled', async () => {
  const { venueId, as, admin, member, create, handle } = await openHouse()
  const staff = await as('staff')
  const before = await admin.call(kernel.notifications.settings)
  expect(before.kinds.filter(({ push }) => push).map(({ kind }) => kind)).toEqual(
    waitingKinds.filter(({ isUrgent }) => isUrgent).map(({ name }) => name),
  )
  const chosen = choices(before.kinds).map((choice) =>
    choice.kind === 'community.claims'
      ? { ...choice, screen: false, push: true, mail: 'immediately' as const }
      : choice,
  )
  await admin.call(kernel.notifications.save, { kinds: chosen, digestHour: 9 })
  const after = await admin.call(kernel.notifications.settings)
  expect([choices(after.kinds), after.digestHour]).toEqual([chosen, 9])
  expect(choices((await staff.call(kernel.notifications.settings)).kinds)).toEqual(
    choices(before.kinds.filter(({ kind }) => !adminOnly.includes(kind))),
  )
  // Other accounts have allowed no browser to show push messages.
  await server.asOwner(`insert into kernel_push_devices (venue_id, id, session_kind, subject, session_id, endpoint, p256dh, auth)
    select venue_id, gen_random_uuid(), kind, subject, id, 'https://push.test/1', '', '' from kernel_sessions
    where subject = '${admin.staffId}'`)
  await create['community.claims']?.()
  await create['hotel.orders']?.()
  await create['club.screens']?.()
  await create['community.alerts']?.()
  // An alert that is acknowledged before its notice is sent notifies nobody.
  await handle['community.alerts']?.()
  // Soon after a start of the server nobody is notified of a dark television.
  await checkNotifications(server.kernel, waitingKinds, false)
  await sendNotices(venueId)
  const read = <T>(work: (db: Db) => Promise<T>) => server.kernel.database.inVenue(venueId, 'read', work)
  const mailsToAdmin = () => read((db) => db.select().from(mails).where(eq(mails.recipient, admin.mail)))
  const queued = await mailsToAdmin()
  expect(queued.map(({ subject }) => subject)).toEqual(['Club de prueba: Reclamos en revisión, Reclamo #1: Luz'])
  expect(queued[0]?.body).toContain('/claims-admin/')
  const pushed = await read((db) =>
    db.select().from(pushMessages).where(ne(pushMessages.recipient, member.id)).orderBy(pushMessages.kind),
  )
  const recipient = { recipient: admin.staffId, recipientKind: 'staff' }
  expect(pushed).toMatchObject([
    { ...recipient, kind: 'community.claims' },
    { ...recipient, kind: 'hotel.orders' },
  ])
  for (let round = 0; round < 2; round++) {
    await checkNotifications(server.kernel, waitingKinds)
    await sendNotices(venueId)
  }
  const later = (await mailsToAdmin()).filter(({ id }) => !queued.some((mail) => mail.id === id))
  expect(later).toMatchObject([
    { subject: 'Club de prueba: Pantallas apagadas, Bar', body: expect.stringContaining('Bar · sin señal desde ') },
  ])
})

test('the digest of an account is queued once a day after its hour, with what waits then, also by two nodes', async () => {
  const { venueId, admin, create } = await openHouse()
  const { kinds } = await admin.call(kernel.notifications.settings)
  const daily = choices(kinds).map((choice) => ({ ...choice, mail: 'daily' as const }))
  await admin.call(kernel.notifications.save, { kinds: daily, digestHour: 0 })
  await create['community.claims']?.()
  await create['club.screens']?.()
  const check = () => Promise.all([1, 2, 3].map(() => checkNotifications(server.kernel, waitingKinds)))
  const digests = () =>
    server.kernel.database.inVenue(venueId, 'read', (db) =>
      db
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, admin.mail), like(mails.subject, '%esperan hoy'))),
    )
  // The hour has passed when the account chooses it: the first digest is tomorrow's.
  await check()
  expect(await digests()).toEqual([])
  const nextDay = () => server.asOwner(`update kernel_notification_settings set digest_on = digest_on - 1`)
  await nextDay()
  await check()
  const [digest, ...others] = await digests()
  expect([digest?.subject, others]).toEqual(['Club de prueba: 2 cosas esperan hoy', []])
  for (const words of ['Reclamo #1: Luz · Lía Ruiz · Calle 3', 'Pantallas apagadas (1)', '/account'])
    expect(digest?.body).toContain(words)
  await check()
  expect(await digests()).toHaveLength(1)
  // The dark television has one notice for as long as it stays dark.
  const found = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.select().from(notices).where(eq(notices.kind, 'club.screens')),
  )
  expect(found).toHaveLength(1)
})
