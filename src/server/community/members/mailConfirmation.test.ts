import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { sharedServer } from '#server/testing/kit.ts'
import { openVenueWithMembers, tokenIn } from './members.testkit.ts'

const server = sharedServer()
const { members } = api.community

/** A venue with a golf member, and somebody who registered with the golf member's mail. */
const openWithStranger = async () => {
  const office = await openVenueWithMembers(server)
  const mail = `${randomUUID()}@socio.test`
  const person = await office.addPerson(mail)
  const id = randomUUID()
  await server.visitor(members.register, {
    ...{ venue: office.venueId, id, mail, firstName: 'Lucía', lastName: 'Mora' },
    ...{ phone: '11 5555', password: 'una contraseña' },
  })
  const token = tokenIn((await office.mailsOf(mail))[0])
  const confirm = (used = token) => server.visitor(members.confirmMail, { token: used })
  const personOf = async () => (await office.findMember(id)).person?.id ?? null
  const linkOf = (shown = token) => server.visitor(members.mailLink, { token: shown })
  return { ...office, id, mail, person, token, confirm, personOf, linkOf }
}

test('confirmed-mail-identity: registering with a golf member’s mail links nobody, approved or not, until the mailed link is used', async () => {
  const { admin, id, personOf, person, confirm, findMember } = await openWithStranger()
  expect(await personOf()).toBeNull()
  const [waiting] = (await admin.call(members.list, { waiting: true })).members
  expect(waiting).toMatchObject({ id, mailConfirmed: false })
  await admin.call(members.approve, { id })
  expect(await personOf()).toBeNull()
  await confirm()
  expect(await personOf()).toBe(person.id)
  expect(await findMember(id)).toMatchObject({ mailConfirmed: true, approved: true })
})

test('confirmed-mail-identity: a mail that is confirmed before the approval links the golf member at the approval', async () => {
  const { admin, id, personOf, person, confirm, mailsOf, mail } = await openWithStranger()
  await confirm()
  expect(await personOf()).toBeNull()
  await admin.call(members.approve, { id })
  expect(await personOf()).toBe(person.id)
  expect((await mailsOf(mail)).at(-1), 'a confirmed mail gets no second link').not.toContain('/login-app/confirm')
})

test('a confirmation link works once, shows whose account it confirms, and a page that opens it again says that it was used', async () => {
  const { confirm, linkOf, mail } = await openWithStranger()
  expect(await linkOf()).toEqual({ state: 'open', mail, name: 'Lucía Mora' })
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => confirm()))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await linkOf()).toEqual({ state: 'used', mail, name: 'Lucía Mora' })
  await expect(confirm()).rejects.toMatchObject({ code: 'link_expired' })
})

test('an expired, changed or foreign link confirms nothing; another link can be mailed, three times an hour', async () => {
  const { venueId, id, token, confirm, linkOf, mail, mailsOf, personOf } = await openWithStranger()
  await server.asOwner(`update community_mail_confirmations set expires_at = now() where member_id = '${id}'`)
  expect(await linkOf()).toMatchObject({ state: 'expired', mail })
  const changed = `${token.slice(0, -3)}abc`
  expect(await linkOf(changed)).toEqual({ state: 'expired', mail: null, name: null })
  for (const wrong of [token, changed]) await expect(confirm(wrong)).rejects.toMatchObject({ code: 'link_expired' })
  const again = (to = mail) => server.visitor(members.confirmAgain, { venue: venueId, mail: to })
  for (const _ of [1, 2, 3]) await again()
  expect(await again(), 'no more mails, but the link stays usable').toEqual({ done: true })
  expect(await again('nadie@socio.test')).toEqual({ done: true })
  expect(await mailsOf(mail)).toHaveLength(4)
  await confirm(tokenIn((await mailsOf(mail)).at(-1)))
  expect(await personOf(), 'not approved yet').toBeNull()
})

test('an admin can confirm a mail by hand; a mail that an admin changes is unconfirmed again, and its links end', async () => {
  const { admin, as, id, personOf, person, findMember, linkOf } = await openWithStranger()
  await admin.call(members.approve, { id })
  await expect((await as('staff')).call(members.confirmMailByHand, { id })).rejects.toMatchObject({ status: 403 })
  await admin.call(members.confirmMailByHand, { id })
  expect(await personOf()).toBe(person.id)
  const { firstName, lastName, phone, birthday, lot, comments, rol, liderOf, version, ...rest } = await findMember(id)
  await admin.call(members.update, {
    ...{ id, version, firstName, lastName, phone, birthday, lot, comments, rol, liderOf, class: rest.class },
    mail: 'otra@socio.test',
  })
  expect(await findMember(id)).toMatchObject({ mailConfirmed: false })
  expect((await linkOf()).state).toBe('expired')
})

test('a recovery link confirms the mail to which it was sent', async () => {
  const { venueId, mail, mailsOf, findMember, id } = await openWithStranger()
  await server.visitor(members.recover, { venue: venueId, mail })
  const token = tokenIn((await mailsOf(mail)).at(-1))
  await server.visitor(members.resetPassword, { token, password: 'otra contraseña' })
  expect(await findMember(id)).toMatchObject({ mailConfirmed: true })
})
