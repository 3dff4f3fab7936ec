import { television } from './people.ts'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test('a television without a session shows a code, is paired, shows its board, and is revoked', async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  const tv = await venue.visitor({ viewport: television })
  await tv.clock.install()
  await tv.goto('/screen')
  const shown = tv.getByLabel('Código')
  await expect(shown).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
  const code = (await shown.textContent()) ?? ''

  await admin.goto('/dashboard')
  await admin.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Pantallas' }).click()
  await admin.getByLabel('Código').fill('AAAAAA')
  await admin.getByLabel('Nombre').fill('TV del hall')
  await admin.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(admin.getByText('El código no es correcto.')).toBeVisible()
  await admin.getByLabel('Código').fill(code.toLowerCase())
  await admin.getByRole('checkbox', { name: 'Novedades' }).uncheck()
  await admin.getByRole('checkbox', { name: 'Ganadores' }).check()
  await admin.getByRole('button', { name: 'Vincular', exact: true }).click()
  await said(admin, 'Pantalla vinculada!')
  await expect(tv.getByRole('heading', { name: 'Ganadores' })).toBeVisible()

  await admin.getByRole('button', { name: 'Cambiar TV del hall' }).click()
  const row = admin.getByRole('listitem').filter({ hasText: 'TV del hall' })
  await row.getByRole('checkbox', { name: 'Ganadores' }).uncheck()
  await row.getByRole('checkbox', { name: 'Torneos' }).check()
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(tv.getByRole('heading', { name: 'Torneos' })).toBeVisible()

  // Boards that take turns: no page of the news is left out before the next board comes.
  await admin.getByRole('button', { name: 'Cambiar TV del hall' }).click()
  await row.getByRole('checkbox', { name: 'Novedades' }).check()
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(tv.getByRole('heading', { name: 'Novedades' })).toBeVisible()
  const news = tv.getByRole('heading', { level: 2 }).filter({ visible: true })
  const seen = new Set<string>()
  while (await tv.getByRole('heading', { name: 'Novedades' }).isVisible()) {
    for (const title of await news.allTextContents()) seen.add(title)
    await tv.clock.runFor(12_000)
  }
  await expect(tv.getByRole('heading', { name: 'Torneos' })).toBeVisible()
  const onShow = await admin.request.get('/api/club/posts/onShow?kind=news')
  expect([...seen].sort()).toEqual((await onShow.json()).map(({ title }: { title: string }) => title).sort())

  await admin.getByRole('button', { name: 'Desvincular TV del hall' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(shown).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
})
