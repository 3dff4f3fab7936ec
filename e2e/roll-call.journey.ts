import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

test.use({ serviceWorkers: 'allow' })

/** Timeout of assertions about queued writes, which are retried with growing delays. */
const soon = { timeout: 30_000 }

test(
  'a roll-call made offline is queued on the phone, sent once when online, and corrects the earlier one',
  inLongRuns,
  async ({ venue }) => {
    const before = await venue.phoneOf('lider')
    const context = before.context()
    const calls: number[] = []
    context.on('response', (answer) => {
      if (answer.url().endsWith('/absences/send')) calls.push(answer.status())
    })
    await before.goto('/home')
    await before.getByRole('link', { name: 'Inasistencias' }).click()
    await expect(before.getByRole('button', { name: 'Dante Correa' })).toBeVisible()
    await before.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    const stored = () => before.evaluate(() => JSON.stringify(localStorage))
    for (const words of ['Dante', 'El hoyo 7 vuelve a jugarse completo']) await expect.poll(stored).toContain(words)
    await before.close()

    // Opened again offline, the app shows its last content and the class.
    await context.setOffline(true)
    const hand = await context.newPage()
    await hand.goto('/home')
    await expect(hand.getByText('Sin conexión: ves lo último que llegó a este teléfono.')).toBeVisible()
    await expect(hand.getByRole('link', { name: 'El hoyo 7 vuelve a jugarse completo' })).toBeVisible()
    await hand.getByRole('link', { name: 'Inasistencias' }).click()
    await expect(hand.getByRole('heading', { name: '¿Quién no vino hoy?' })).toBeVisible()
    const toggle = (name: string) => hand.getByRole('button', { name })
    await toggle('Dante Correa').click()
    await expect(toggle('Dante Correa')).toHaveAttribute('aria-pressed', 'true')
    await hand.getByRole('button', { name: 'Enviar inasistencias' }).click()
    await expect(hand.getByRole('dialog', { name: '¿Estás seguro que NO vinieron?' })).toContainText('Dante Correa')
    await hand.getByRole('button', { name: 'Re seguro!' }).click()
    await expect(hand.getByRole('dialog', { name: 'Gracias!' })).toContainText('Quedaron en el teléfono.', soon)
    await hand.getByRole('button', { name: 'Continuar' }).click()
    await context.setOffline(false)
    await hand.goto('/take-assistant')
    await expect(hand.getByText(/Enviada .* se corrige/)).toBeVisible(soon)
    await expect(toggle('Dante Correa')).toHaveAttribute('aria-pressed', 'true')
    expect(calls).toEqual([200])

    await toggle('Dante Correa').click()
    await toggle('Emma Duarte').click()
    await hand.getByRole('button', { name: 'Enviar inasistencias' }).click()
    await hand.getByRole('button', { name: 'Re seguro!' }).click()
    await expect(hand.getByRole('dialog', { name: 'Gracias!' })).toContainText('Se han guardado las inasistencias.')
    await hand.getByRole('button', { name: 'Continuar' }).click()
    await expect(hand).toHaveURL(/\/home$/)
    await hand.goto('/take-assistant')
    await expect(toggle('Emma Duarte')).toHaveAttribute('aria-pressed', 'true')
    await expect(toggle('Dante Correa')).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'of two roll-calls the later one counts regardless of the phones’ clocks, and a refused one is not shown as waiting',
  inLongRuns,
  async ({ venue, database }) => {
    const [first, hand] = [await venue.phoneOf('lider'), await venue.phoneOf('lider')]
    const toggle = hand.getByRole('button', { name: 'Emma Duarte' })
    const send = async () => {
      await hand.getByRole('button', { name: 'Enviar inasistencias' }).click()
      await hand.getByRole('button', { name: 'Re seguro!' }).click()
    }
    await hand.clock.setSystemTime(Date.now() - 3600_000)
    const asked = hand.waitForResponse('**/absences/streaks')
    await hand.goto('/take-assistant')
    await asked
    const { day } = await (await first.request.get('/api/community/absences/today')).json()
    // Ten seconds earlier than the phone's own roll-call, because phones know the server's time to the second only.
    const madeAt = new Date(Date.now() - 10_000).toISOString()
    await write(first, 'community/absences/send', { day, absent: [], madeAt })
    await expect(hand.getByText(/Enviada .* se corrige/)).toBeVisible()
    await toggle.click()
    await send()
    await expect(hand.getByRole('dialog', { name: 'Gracias!' })).toContainText('Se han guardado las inasistencias.')
    await hand.goto('/take-assistant')
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')

    await database.query(
      `update community_members set lider_of = '14' where venue_id = $1 and rol = 'lider' and lider_of = '15'`,
      [venue.id],
    )
    await toggle.click()
    await send()
    await expect(hand.getByRole('dialog', { name: 'No se guardaron' })).toBeVisible()
    await hand.getByRole('button', { name: 'Continuar' }).click()
    await expect(hand.getByText(/no se pudieron guardar/)).toBeVisible()
  },
)
