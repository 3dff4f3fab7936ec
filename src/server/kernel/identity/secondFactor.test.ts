import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { addPasskey, mailsTo, openAccount, openBrowser, password } from './account.testkit.ts'
import { authenticatorAppCode, createAuthenticator } from './authenticator.testkit.ts'
import { totpCode, totpStepAt } from './totp.rules.ts'

const server = testServer()
const { identity, secondFactor, signInSteps, users, venues } = api.kernel

// The clock is stopped during each test: a code changes every 30 seconds, so a slow machine would need the code of the
// next step.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const addTotp = async (account: Awaited<ReturnType<typeof openAccount>>) => {
  const { output } = await account.browser.write(secondFactor.startTotp)
  // The previous step's code, so that the current one is still unused.
  const confirmation = { token: output.token, code: authenticatorAppCode(output.secret, -1) }
  const confirmed = await account.browser.write(secondFactor.confirmTotp, confirmation)
  expect(confirmed.status).toBe(200)
  return { secret: output.secret, recoveryCodes: confirmed.output.recoveryCodes ?? [] }
}

test('RFC 6238: the code of second 59 for the specification’s secret is 287082', () => {
  expect(totpCode(Buffer.from('12345678901234567890'), totpStepAt(new Date(59_000)))).toBe('287082')
})

test('a passkey signs in without a password or second step, in a browser that has never been there', async () => {
  const { browser, mail, venueId } = await openAccount(server)
  const { authenticator, recoveryCodes } = await addPasskey(browser)
  expect(recoveryCodes).toHaveLength(10)
  const fresh = openBrowser(server)
  const { output: request } = await fresh.write(signInSteps.passkeyRequest)
  expect(request.rpId).toBe('localhost')
  expect((await fresh.write(signInSteps.withPasskey, authenticator.sign(request))).output).toMatchObject({ venueId })
  expect(await fresh.role()).toBe('admin')
  const call = server.calling(fresh.cookieHeader())
  expect((await call(identity.sessions)).find(({ thisOne }) => thisOne)?.method).toBe('passkey')
  const state = await call(secondFactor.state)
  expect(state.passkeys).toMatchObject([{ name: expect.any(String), lastUsedAt: expect.any(String) }])
  expect((await mailsTo(server, { venueId, mail }))[0]).toContain('Se agregó una passkey')
})

test('a passkey response is refused if it is repeated, from another browser, site or time, unverified, or from a copied key', async () => {
  const { browser } = await openAccount(server)
  const { authenticator } = await addPasskey(browser)
  const thief = openBrowser(server)
  const request = async (of = thief) => (await of.write(signInSteps.passkeyRequest)).output
  const attempt = async (assertion: ReturnType<typeof authenticator.sign>) =>
    (await thief.write(signInSteps.withPasskey, assertion)).code
  const elsewhere = openBrowser(server)
  expect(await attempt(authenticator.sign(await request(elsewhere))), 'another browser').toBe('passkey_refused')
  expect(await attempt(authenticator.sign(await request(), { origin: 'https://evil.test' }))).toBe('passkey_refused')
  expect(await attempt(authenticator.sign(await request(), { verified: false }))).toBe('passkey_refused')
  expect(await attempt({ ...authenticator.sign(await request()), signature: 'AAAA' })).toBe('passkey_refused')
  const old = await request()
  await server.asOwner(`update kernel_passkey_challenges set expires_at = now() - interval '1 second'`)
  expect(await attempt(authenticator.sign(old)), 'five minutes later').toBe('passkey_refused')
  const stranger = createAuthenticator()
  expect(await attempt({ ...stranger.sign(await request()), userHandle: authenticator.sign(old).userHandle })).toBe(
    'passkey_refused',
  )
  const answered = await request()
  expect(await attempt(authenticator.sign(answered))).toBe('')
  // A second response has a higher counter, so only the used challenge can refuse it.
  expect(await attempt(authenticator.sign(answered)), 'repeated').toBe('passkey_refused')
  expect(await attempt(authenticator.sign(await request(), { counter: 1 })), 'copied key').toBe('passkey_refused')
})

test('a challenge for signing in cannot register a passkey, nor one of a colleague', async () => {
  const { browser, venue } = await openAccount(server)
  const colleague = await openAccount(server, 'staff', venue)
  const { output: creation } = await colleague.browser.write(secondFactor.startPasskey)
  const { output: request } = await browser.write(signInSteps.passkeyRequest)
  const { output: own } = await browser.write(secondFactor.startPasskey)
  for (const challenge of [creation.challenge, request.challenge]) {
    const forged = createAuthenticator().create({ ...own, challenge })
    expect((await browser.write(secondFactor.addPasskey, forged)).code).toBe('passkey_refused')
  }
})

test('with an authenticator app the password alone opens no session, and each code counts once', async () => {
  const account = await openAccount(server)
  const { secret } = await addTotp(account)
  const browser = openBrowser(server)
  const signIn = () => browser.write(identity.signIn, { mail: account.mail, password })
  expect((await signIn()).output).toEqual({ secondStep: { setUp: false, totp: true, passkey: false } })
  expect(await browser.role()).toBe('visitor')
  expect((await openBrowser(server).write(signInSteps.withCode, { code: authenticatorAppCode(secret) })).code).toBe(
    'sign_in_expired',
  )
  const code = authenticatorAppCode(secret)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await browser.write(signInSteps.withCode, { code: wrong })).code).toBe('wrong_sign_in_code')
  expect(
    (await browser.write(signInSteps.withCode, { code: authenticatorAppCode(secret, -1) })).code,
    'used to confirm',
  ).toBe('wrong_sign_in_code')
  const parallel = [browser, browser].map((one) => one.write(signInSteps.withCode, { code }))
  expect((await Promise.all(parallel)).filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await browser.role()).toBe('admin')
  await signIn()
  expect((await browser.write(signInSteps.withCode, { code })).code, 'replayed').toBe('wrong_sign_in_code')
})

test('a pending sign-in ends after ten minutes, and when the password changes', async () => {
  const account = await openAccount(server)
  const { secret } = await addTotp(account)
  const browser = openBrowser(server)
  const enterPassword = () => browser.write(identity.signIn, { mail: account.mail, password })
  await enterPassword()
  await server.asOwner(`update kernel_pending_sign_ins set expires_at = expires_at - interval '10 minutes'`)
  expect((await browser.write(signInSteps.withCode, { code: authenticatorAppCode(secret) })).code).toBe(
    'sign_in_expired',
  )
  await enterPassword()
  await account.browser.write(identity.changePassword, { currentPassword: password, password: 'otra clave larga' })
  expect((await browser.write(signInSteps.withCode, { code: authenticatorAppCode(secret) })).code).toBe(
    'sign_in_expired',
  )
})

test('guessing limits: a stranger who knows the password has six codes, and the owner’s device still gets in', async () => {
  const account = await openAccount(server)
  const { secret } = await addTotp(account)
  const stranger = openBrowser(server, '10.2.2.2')
  await stranger.write(identity.signIn, { mail: account.mail, password })
  const codes: string[] = []
  for (let n = 0; n < 12; n++) codes.push((await stranger.write(signInSteps.withCode, { code: 'abcd' })).code)
  expect(codes.filter((code) => code === 'wrong_sign_in_code')).toHaveLength(6)
  expect(codes.at(-1)).toBe('too_many_tries')
  await account.browser.write(identity.signOut)
  await account.browser.write(identity.signIn, { mail: account.mail, password })
  expect((await account.browser.write(signInSteps.withCode, { code: authenticatorAppCode(secret) })).status).toBe(200)
})

test('a recovery code signs in once, is stored as a hash, and new codes replace the old ones', async () => {
  const account = await openAccount(server)
  const { recoveryCodes } = await addTotp(account)
  const [first = '', second = '', third = ''] = recoveryCodes
  expect(new Set(recoveryCodes).size).toBe(10)
  const browser = openBrowser(server)
  const use = async (code: string) => {
    await browser.write(identity.signIn, { mail: account.mail, password })
    return (await browser.write(signInSteps.withCode, { code })).code
  }
  expect(await use(first.toUpperCase().replaceAll('-', ' '))).toBe('')
  expect(await use(first), 'used').toBe('wrong_sign_in_code')
  expect((await server.calling(account.browser.cookieHeader())(secondFactor.state)).unusedRecoveryCodes).toBe(9)
  const replaced = await account.browser.write(secondFactor.replaceRecoveryCodes)
  expect(await use(second), 'replaced').toBe('wrong_sign_in_code')
  expect(await use(replaced.output.recoveryCodes?.[0] ?? '')).toBe('')
  const other = await openAccount(server)
  await addTotp(other)
  await other.browser.write(identity.signIn, { mail: other.mail, password })
  expect((await other.browser.write(signInSteps.withCode, { code: third })).code, 'of somebody else').toBe(
    'wrong_sign_in_code',
  )
})

test('where the venue requires a second factor, staff set one up before their session opens, and cannot remove the last one', async () => {
  const admin = await openAccount(server)
  await admin.browser.write(venues.setSignInRules, { secondFactorRequired: true })
  const staff = await openAccount(server, 'staff', admin.venue)
  expect(await staff.browser.role()).toBe('visitor')
  expect((await staff.browser.write(signInSteps.withCode, { code: '123456' })).code).toBe('wrong_sign_in_code')
  const { output: setup } = await staff.browser.write(signInSteps.startTotp)
  const bad = { token: setup.token, code: 'abcdef' }
  expect((await staff.browser.write(signInSteps.withNewTotp, bad)).code).toBe('wrong_sign_in_code')
  const done = await staff.browser.write(signInSteps.withNewTotp, {
    token: setup.token,
    code: authenticatorAppCode(setup.secret),
  })
  expect(done.output).toMatchObject({ role: 'staff', recoveryCodes: expect.any(Array) })
  expect(await staff.browser.role()).toBe('staff')
  expect((await staff.browser.write(secondFactor.removeTotp)).code).toBe('last_second_factor')
  expect((await staff.browser.write(signInSteps.startPasskey)).code, 'only for the first factor').toBe(
    'sign_in_expired',
  )
  await addPasskey(staff.browser)
  expect((await staff.browser.write(secondFactor.removeTotp)).status).toBe(200)
  const [passkey] = (await server.calling(staff.browser.cookieHeader())(secondFactor.state)).passkeys
  expect((await staff.browser.write(secondFactor.removePasskey, { id: passkey?.id ?? '' })).code).toBe(
    'last_second_factor',
  )

  const second = await openAccount(server, 'staff', admin.venue)
  const { output: creation } = await second.browser.write(signInSteps.startPasskey)
  await second.browser.write(signInSteps.withNewPasskey, createAuthenticator().create(creation))
  expect(await second.browser.role()).toBe('staff')
  const screen = await openAccount(server, 'screen', admin.venue)
  expect(await screen.browser.role(), 'televisions are not asked').toBe('screen')
})

test('an admin sees who has a second factor and can reset it: its owner gets a mail and signs in with the password alone', async () => {
  const admin = await openAccount(server)
  const staff = await openAccount(server, 'staff', admin.venue)
  await addTotp(staff)
  await addPasskey(staff.browser)
  const call = server.calling(admin.browser.cookieHeader())
  const listed = async () => (await call(users.list)).find(({ id }) => id === staff.id)
  expect((await listed())?.hasSecondFactor).toBe(true)
  await call(users.resetSecondFactor, { id: staff.id })
  expect((await listed())?.hasSecondFactor).toBe(false)
  expect(await staff.browser.role()).toBe('visitor')
  expect((await mailsTo(server, staff))[0]).toContain('quitó el segundo paso')
  await staff.browser.write(identity.signIn, { mail: staff.mail, password })
  expect(await staff.browser.role()).toBe('staff')
  const neighbour = await openAccount(server)
  const attempt = neighbour.browser.write(users.resetSecondFactor, { id: staff.id })
  expect((await attempt).code).toBe('gone')
})
