import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test('a member asks to join a group; its leader approves on the phone, takes attendance and writes; staff see it all', async ({
  venue,
}) => {
  const office = await venue.browserOf('Sergio')
  await office.goto('/community-admin/groups')
  await office.getByRole('link', { name: 'Crear grupo' }).click()
  await office.getByLabel('Nombre').fill('Coro')
  await office.getByLabel('Líder').selectOption('Laura Medina')
  await office.getByLabel('Lugar').fill('Capilla')
  await office.getByLabel('Día').selectOption('Jueves')
  await office.getByRole('button', { name: 'Guardar' }).click()
  await expect(office.getByText('Laura Medina · Los jueves a las 20:00 · Capilla')).toBeVisible()

  const [member, leader] = [await venue.phoneOf('socia'), await venue.phoneOf('lider')]
  await member.goto('/actions')
  await member.getByRole('link', { name: 'Sumarse a un grupo' }).click()
  await member.getByRole('button', { name: 'Sumarme a Coro' }).click()
  await said(member, 'Listo! Te avisamos cuando te aprueben.')
  const offered = member.getByRole('listitem').filter({ hasText: 'Coro' })
  await expect(offered).toContainText('Falta que te aprueben')

  // The demo's leader has another request, in another group.
  await leader.goto('/home')
  await leader.getByRole('link', { name: '2 Quieren sumarse' }).click()
  await leader.getByRole('link', { name: /^Coro .* 1 quiere sumarse$/ }).click()
  await leader.getByRole('button', { name: 'Aprobar a Carolina Herrera' }).click()
  await said(leader, 'Ya es parte del grupo!')
  await expect(offered).toContainText('Sos parte')
  await leader.getByRole('link', { name: 'Tomar asistencia' }).click()
  await leader.getByRole('button', { name: 'Carolina Herrera' }).click()
  await leader.getByRole('button', { name: 'Enviar inasistencias' }).click()
  await leader.getByRole('button', { name: 'Re seguro!' }).click()
  await expect(leader.getByRole('dialog', { name: 'Gracias!' })).toContainText('Se han guardado las inasistencias.')
  await leader.getByRole('button', { name: 'Continuar' }).click()
  await expect(leader.getByText('0 % · 1 falta en 1 lista')).toBeVisible()
  await leader.getByRole('link', { name: 'Carolina Herrera', exact: true }).click()
  await expect(leader.getByText('Coro: 0 % · 1 falta en 1 lista')).toBeVisible()
  await expect(leader.getByRole('listitem').filter({ hasText: 'Coro. Tomó lista Laura Medina' })).toBeVisible()
  await leader.getByRole('link', { name: 'Volver', exact: true }).click()

  await offered.getByRole('link').click()
  await leader.getByRole('button', { name: 'Escribirles' }).click()
  await leader.getByLabel('Mensaje').fill('El jueves ensayamos afuera.')
  await leader.getByRole('button', { name: 'Enviar mensaje' }).click()
  await said(leader, 'Enviado a 1 persona!')
  await expect(member.getByText('El jueves ensayamos afuera.')).toBeVisible()
  await expect(office.getByText('Carolina Herrera').first()).toBeVisible()
  await expect(office.getByText('El jueves ensayamos afuera.')).toBeVisible()
  await member.getByRole('button', { name: 'Salir del grupo' }).click()
  await member.getByRole('dialog').getByRole('button', { name: 'Salir del grupo' }).click()
  await expect(member.getByRole('heading', { name: 'Mis grupos' })).toBeVisible()
  await expect(office.getByText('Todavía no hay nadie en el grupo.')).toBeVisible()
})
