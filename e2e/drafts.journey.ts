import type { Locator, Page } from '@playwright/test'
import { whenHydrated } from './hydration.ts'
import { phone } from './people.ts'
import { phoneIn, stayCodes } from './phones.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

/** Pastes through the clipboard from another field, as people do. */
const pasteInto = async (field: Locator, words: string, from: Locator) => {
  await from.fill(words)
  await from.press('ControlOrMeta+a')
  await from.press('ControlOrMeta+x')
  await field.press('ControlOrMeta+v')
}

const saved = (page: Page) => page.waitForRequest((request) => request.url().includes('club/posts/create'))

test(
  'a pasted text above the limit is kept whole, the excess is shown, and it is not sent until it fits',
  inLongRuns,
  async ({ venue }) => {
    const office = await venue.browserOf('Ana')
    await office.goto('/news/create')
    const [title, description] = [office.getByLabel('Título'), office.getByLabel('Descripción')]
    const long = 'Torneo de parejas '.repeat(7).trim()
    await pasteInto(title, long, description)
    await expect(title).toHaveValue(long)
    await expect(title).toHaveAccessibleDescription('Sobran 5 caracteres: entran 120.')
    await description.fill('Sábado a las nueve.')
    await office.getByRole('button', { name: 'Guardar' }).click()
    await expect(title).toBeFocused()
    await expect(office).toHaveURL(/\/news\/create/)
    await title.press('End')
    for (let n = 0; n < 5; n++) await title.press('Backspace')
    await expect(title).toHaveAccessibleDescription('')
    const request = saved(office)
    await office.getByRole('button', { name: 'Guardar' }).click()
    expect((await request).postDataJSON()).toMatchObject({ title: long.slice(0, 120) })
  },
)

test(
  'an unsent chat message is restored after opening another conversation and after a reload',
  inLongRuns,
  async ({ venue }) => {
    const [first, second] = [await phoneIn(venue, 101, stayCodes[101]), await phoneIn(venue, 102, stayCodes[102])]
    for (const guest of [first, second])
      await guest.done('chat/send', { id: crypto.randomUUID(), text: '¿Hay lugar para cenar?' })
    const office = await venue.browserOf('Ana')
    await office.goto('/chat')
    const open = (room: string) =>
      office
        .getByRole('main')
        .getByRole('link', { name: new RegExp(room) })
        .click()
    const box = office.getByRole('textbox', { name: 'Escribí un mensaje' })
    await open('101')
    await box.fill('Sí, a las nueve')
    await open('102')
    await expect(box).toHaveValue('')
    await open('101')
    await expect(box).toHaveValue('Sí, a las nueve')
    await office.reload()
    await expect(box).toHaveValue('Sí, a las nueve')
    await box.press('Enter')
    await expect(office.getByRole('region', { name: 'Mensajes' }).getByText('Sí, a las nueve')).toBeVisible()
    await expect(box).toHaveValue('')
    await office.reload()
    await expect(box).toHaveValue('')

    // A message that is being sent does not appear as a draft in another conversation.
    const { promise: held, resolve: letPass } = Promise.withResolvers<void>()
    await office.route('**/api/hotel/chat/answer', async (route) => {
      await held
      await route.continue()
    })
    await box.fill('Con vista al lago')
    await box.press('Enter')
    await open('102')
    await expect(box).toHaveValue('')
    await open('101')
    await expect(box).toHaveValue('Con vista al lago')
    letPass()
    await expect(box).toHaveValue('')
    const { messages } = await first.read(`chat/mine?venue=${venue.id}`)
    expect(messages.filter(({ text }: { text: string }) => text === 'Con vista al lago')).toHaveLength(1)
  },
)

test('a guest’s unsent text is restored after visiting the menu, and an excess is shown in their language', async ({
  venue,
}) => {
  const guest = await venue.visitor({ viewport: phone })
  await write(guest, 'hotel/stays/enterByCode', { venue: venue.id, number: 101, code: stayCodes[101] })
  const chat = `/${venue.id}/101/chat?language=french`
  await guest.goto(chat)
  const box = guest.getByLabel('Écrivez-nous...')
  await whenHydrated(box)
  await box.fill('Une serviette de plus, ')
  await guest.goto(`/${venue.id}/french`)
  await guest.goto(chat)
  await expect(box).toHaveValue('Une serviette de plus, ')

  // A message whose request failed is restored with its retry button, and the retry sends it once.
  await guest.route('**/api/hotel/chat/send', (route) => route.abort())
  await guest.getByRole('button', { name: 'ENVOYER' }).click()
  const again = guest.getByRole('button', { name: 'Réessayer' })
  await expect(again).toBeVisible()
  await guest.goto(`/${venue.id}/french`)
  await guest.goto(chat)
  await expect(guest.getByRole('listitem').filter({ hasText: 'Une serviette de plus,' })).toHaveCount(1)
  await guest.unroute('**/api/hotel/chat/send')
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(guest.getByRole('listitem').filter({ hasText: 'Une serviette de plus,' })).toContainText('Envoyé')
  await box.fill('x'.repeat(999))
  await box.press('ControlOrMeta+a')
  await box.press('ControlOrMeta+c')
  await box.press('End')
  await box.press('ControlOrMeta+v')
  await expect(box).toHaveAccessibleDescription('998 caractères en trop : 1000 au maximum.')
  await expect(guest.getByRole('button', { name: 'ENVOYER' })).toBeDisabled()
})

test(
  'an answer given by somebody else meanwhile does not remove the text being written, in the back-office or on a phone',
  inLongRuns,
  async ({ venue }) => {
    const [first, second, hand] = [
      await venue.browserOf('Ana'),
      await venue.browserOf('Sergio'),
      await venue.phoneOf('lider'),
    ]
    for (const office of [first, second]) await office.goto('/community-admin/requests')
    await hand.goto('/requests')
    const words = 'Pasá el jueves a las seis'
    for (const page of [second, hand]) await page.getByLabel('Respuesta').first().fill(words)
    await first.getByLabel('Respuesta').first().fill('Ya hablamos')
    await first.getByRole('button', { name: 'Responder' }).first().click()
    for (const page of [second, hand]) {
      await expect(page.getByText('Otra persona ya la respondió.')).toBeVisible()
      await expect(page.getByLabel('Respuesta').first()).toHaveValue(words)
      await expect(page.getByRole('button', { name: 'Responder' }).first()).toBeDisabled()
      await page.getByRole('button', { name: 'Descartar lo mío' }).click()
      await expect(page.getByText('Otra persona ya la respondió.')).toHaveCount(0)
    }
  },
)

test('changing a page’s filter asks for confirmation while an answer is unsaved', inLongRuns, async ({ venue }) => {
  const office = await venue.browserOf('Ana')
  await office.goto('/community-admin/requests')
  const answer = office.getByLabel('Respuesta').first()
  await answer.fill('Pasá el jueves')
  await office.getByRole('link', { name: 'Todas' }).click()
  const question = office.getByRole('dialog')
  await expect(question).toContainText('¿Salir sin guardar?')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(answer).toHaveValue('Pasá el jueves')
})
