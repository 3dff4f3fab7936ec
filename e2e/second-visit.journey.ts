import type { Page } from '@playwright/test'
import { phone } from './people.ts'
import { expect, test, type Venue } from './venue.ts'
import { write } from './writing.ts'

/** Bytes of a document or file that came from the network; 0 if it came from the browser's cache. */
const bytesReceived = (page: Page, type: 'navigation' | 'resource' = 'navigation') =>
  page.evaluate(
    (type) =>
      (performance.getEntriesByType(type) as PerformanceResourceTiming[]).find(({ name }) => name === location.href)
        ?.transferSize,
    type,
  )
/** The role for which the server built the HTML. */
const roleOf = (page: Page) =>
  page.evaluate(() => /"role":"(\w+)"/.exec(document.getElementById('opened')?.textContent ?? '')?.[1])

const addPost = async (venue: Venue, title: string) => {
  const post = { id: crypto.randomUUID(), kind: 'news', title, description: 'Hoy', photoId: null }
  await write(await venue.callerOf('Ana'), 'club/posts/create', post)
}

test('a second visit shows the stored page without a request, and then what has changed since', async ({ venue }) => {
  const hand = await venue.visitor({ viewport: phone })
  const paths = [`/news?venue=${venue.id}`, `/propiedades?venue=${venue.id}`, `/${venue.id}/french/`]
  for (const path of paths) await hand.goto(path)
  await addPost(venue, 'Vuelve el lago')
  for (const path of paths) {
    await hand.goto(path)
    expect(await bytesReceived(hand), path).toBe(0)
  }
  await hand.goto(paths[0] ?? '')
  await expect(hand.getByText('Vuelve el lago').first()).toBeVisible()
})

test('a language that the phone has chosen redirects from a URL without one, also where its page or another redirect is stored', async ({
  venue,
}) => {
  const hand = await venue.visitor({ viewport: phone, locale: 'en-US' })
  const openRooms = async () => {
    await hand.goto(`/${venue.id}/rooms`)
    return new URL(hand.url()).searchParams.get('language')
  }
  expect(await openRooms()).toBe('english')
  for (const language of ['french', 'spanish', 'portuguese']) {
    await hand.evaluate((language) => void cookieStore.set('guest-language', language), language)
    expect(await openRooms()).toBe(language === 'spanish' ? null : language)
  }
})

test('a person who signs in, or out, gets another page than the stored one, also without scripts', async ({
  venue,
}) => {
  const hand = await venue.visitor({ viewport: phone, javaScriptEnabled: false })
  const open = async () => {
    await hand.goto('/healthz')
    await hand.goto(`/home?venue=${venue.id}`)
    return roleOf(hand)
  }
  const member = { venue: venue.id, mail: 'socia@casaclub.test', password: 'demo-socia-1' }
  expect([await open(), await open(), await bytesReceived(hand)]).toEqual(['visitor', 'visitor', 0])
  await write(hand, 'community/members/signIn', member)
  expect([await open(), await open()]).toEqual(['member', 'member'])
  expect(await bytesReceived(hand)).toBeGreaterThan(0)
  await write(hand, 'community/members/signOut', {})
  expect(await open()).toBe('visitor')
  // Without the sign-out's header that clears the cache: the browser has only lost its session.
  await write(hand, 'community/members/signIn', member)
  expect(await open()).toBe('member')
  await hand.context().clearCookies()
  expect(await open()).toBe('visitor')
})

test('a stored page whose next part is missing on the server looks for a new version on the server', async ({
  venue,
}) => {
  const visitor = await venue.visitor({ viewport: phone })
  const devtools = await visitor.context().newCDPSession(visitor)
  await devtools.send('Network.enable')
  await devtools.send('Network.setBlockedURLs', { urls: ['*/EnquiryDialog-*'] })
  await visitor.goto(`/propiedades/1?venue=${venue.id}`)
  await visitor.getByRole('button', { name: 'Agendar una visita' }).click()
  await expect.poll(() => bytesReceived(visitor, 'resource')).toBeGreaterThan(0)
})
