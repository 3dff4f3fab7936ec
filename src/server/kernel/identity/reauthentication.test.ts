import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { contract } from '#contract/contract.ts'
import { testServer } from '#server/testing/kit.ts'
import { sampleInputs } from '#server/testing/samples.ts'
import { endpointsOf } from '../rules.ts'
import { addPasskey, ageSessions, mailsTo, openAccount, openBrowser, password } from './account.testkit.ts'

const server = testServer()
const { identity, users } = api.kernel

const sensitive = endpointsOf(contract).flatMap(({ endpoint, rules }) =>
  rules.kind === 'write' && rules.requiresRecentSignIn ? [endpoint] : [],
)

test('writes that change who has access require a recent sign-in', () => {
  expect(sensitive).toEqual(
    expect.arrayContaining([
      'kernel.users.invite',
      'kernel.users.update',
      'kernel.users.setActive',
      'kernel.users.endSessions',
      'kernel.users.resetSecondFactor',
      'kernel.venues.setSignInRules',
      'kernel.venues.setStaffIdle',
      'kernel.secondFactor.removeTotp',
      'kernel.secondFactor.addPasskey',
      'kernel.secondFactor.replaceRecoveryCodes',
      'club.custody.setCode',
    ]),
  )
})

test('every sensitive write asks for the password again ten minutes after the sign-in', async () => {
  const { browser, venueId } = await openAccount(server)
  await ageSessions(server, venueId, 11)
  for (const endpoint of sensitive) {
    const input = sampleInputs(contract)(endpoint, [randomUUID()])
    const response = await server.ask(endpoint, 'write', input, { cookie: browser.cookieHeader() })
    expect(response.status, endpoint).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'reauthentication_required', defined: true })
  }
})

test('after the password or an own passkey the same write passes; wrong ones and a colleague’s passkey do not count', async () => {
  const { browser, venueId, venue } = await openAccount(server)
  const { authenticator } = await addPasskey(browser)
  const colleague = await openAccount(server, 'staff', venue)
  const other = await addPasskey(colleague.browser)
  const invited = () => ({ id: randomUUID(), name: 'Lucía', mail: `${randomUUID()}@club.test`, role: 'staff' as const })
  const invite = async () => (await browser.write(users.invite, invited())).code
  await ageSessions(server, venueId, 11)
  expect(await invite()).toBe('reauthentication_required')
  expect((await browser.write(identity.reauthenticate, { password: 'otra' })).code).toBe('wrong_password')
  const { output: first } = await browser.write(identity.reauthenticationRequest)
  const foreign = other.authenticator.sign(first)
  expect((await browser.write(identity.reauthenticateWithPasskey, foreign)).code).toBe('passkey_refused')
  expect(await invite()).toBe('reauthentication_required')

  expect((await browser.write(identity.reauthenticate, { password })).status).toBe(200)
  expect(await invite()).toBe('')
  await ageSessions(server, venueId, 11)
  const { output: request } = await browser.write(identity.reauthenticationRequest)
  expect((await browser.write(identity.reauthenticateWithPasskey, authenticator.sign(request))).status).toBe(200)
  expect(await invite()).toBe('')
  expect((await colleague.browser.write(api.kernel.secondFactor.startTotp)).code).toBe('reauthentication_required')
})

test('guessing limits: a stolen session has eight attempts at the password', async () => {
  const { browser } = await openAccount(server)
  const codes: string[] = []
  for (let n = 0; n < 10; n++) codes.push((await browser.write(identity.reauthenticate, { password: `x${n}` })).code)
  expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(8)
  expect(codes.at(-1)).toBe('too_many_tries')
})

test('a password is changed with the old one, which ends the other sessions and sends a mail', async () => {
  const account = await openAccount(server, 'staff')
  const { browser, mail } = account
  const elsewhere = openBrowser(server)
  await elsewhere.write(identity.signIn, { mail, password })
  const change = (currentPassword: string) =>
    browser.write(identity.changePassword, { currentPassword, password: 'la clave nueva' })
  expect((await change('no es esta')).code).toBe('wrong_password')
  const weak = { currentPassword: password, password: 'password1' }
  expect((await browser.write(identity.changePassword, weak)).code).toBe('weak_password')
  expect(await elsewhere.role()).toBe('staff')
  expect((await change(password)).status).toBe(200)
  expect([await browser.role(), await elsewhere.role()]).toEqual(['staff', 'visitor'])
  expect((await mailsTo(server, account))[0]).toContain('cambió tu contraseña')
  expect((await elsewhere.write(identity.signIn, { mail, password })).code).toBe('wrong_credentials')
  expect((await elsewhere.write(identity.signIn, { mail, password: 'la clave nueva' })).status).toBe(200)
})
