import { checkDialog } from './dialogs.ts'
import { newestMailTo } from './letters.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, test } from './venue.ts'

/** A day of next week, as a date field takes it. */
const nextWeek = (days: number) => new Date(Date.now() + (7 + days) * 24 * 3_600_000).toISOString().slice(0, 10)

test(
  'a buyer asks for a visit, both sides confirm a time by mail, and the property is reserved and sold',
  inFullRuns,
  async ({ venue }) => {
    const buyer = await venue.visitor({ viewport: { width: 390, height: 844 } })
    const mail = `compra-${venue.id}@ejemplo.test`
    await buyer.goto(`/propiedades/5?venue=${venue.id}`)
    await expect(buyer.getByText('Antigüedad')).toBeVisible()
    await expect(buyer.getByRole('heading', { name: 'Propiedades parecidas' })).toBeVisible()
    await expect(buyer.getByText('Familia Duarte')).toHaveCount(0)
    await buyer.getByRole('button', { name: 'Agendar una visita' }).click()
    await checkDialog(buyer)
    await buyer.getByLabel('Nombre y apellido').fill('Valeria Ibarra')
    await buyer.getByLabel('¿Qué día te gustaría?').fill(nextWeek(0))
    await buyer.getByLabel('¿A qué hora?').fill('16:30')
    await buyer.getByLabel('Mail', { exact: true }).fill(mail)
    await buyer.getByRole('button', { name: 'Enviar' }).click()
    await said(buyer, 'Gracias! Recibimos tu mensaje.')

    const agent = await venue.browserOf('Sergio')
    await agent.goto('/properties-admin/enquiries?state=new')
    const card = agent.getByRole('listitem').filter({ has: agent.getByRole('heading', { name: 'Valeria Ibarra' }) })
    await expect(card.getByText('Espera nuestra respuesta')).toBeVisible()
    await agent.goto('/properties-admin/enquiries')
    await card.getByRole('button', { name: 'Proponer otro horario: Valeria Ibarra' }).click()
    await card.getByLabel('Día').fill(nextWeek(1))
    await card.getByLabel('Hora').fill('11:00')
    await card.getByRole('button', { name: 'Proponer este horario' }).click()
    await said(agent, 'Visita propuesta! Le enviamos un mail.')
    await card.getByRole('button', { name: 'Seguimiento de Valeria Ibarra' }).click()
    await card.getByLabel('Quién se ocupa').selectOption({ label: 'Sergio' })
    await said(agent, 'Asignación guardada!')
    await card.getByRole('textbox', { name: 'Nota interna' }).fill('Vende antes su departamento.')
    await card.getByRole('button', { name: 'Guardar nota' }).click()
    await expect(card.getByText('Vende antes su departamento.')).toBeVisible()

    // The link works in a browser without a session.
    const [link = ''] = /http\S+\/visita\?\S+/.exec(await newestMailTo(mail)) ?? []
    const { pathname, search } = new URL(link)
    await buyer.goto(pathname + search)
    await expect(buyer.getByText('Te proponemos este horario')).toBeVisible()
    await buyer.getByRole('button', { name: 'Confirmar visita' }).click()
    await expect(buyer.getByText('Visita confirmada. Te esperamos!')).toBeVisible()
    const calendar = (await buyer.getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href')) ?? ''
    const file = await (await buyer.request.get(new URL(calendar).pathname + new URL(calendar).search)).text()
    expect(file).toContain('SUMMARY:Visita: Los Ceibos 88\\, Pilar')
    expect(file).toContain('STATUS:CONFIRMED')

    await agent.goto('/properties-admin/visits')
    const planned = agent.getByRole('listitem').filter({ hasText: 'Valeria Ibarra' })
    await expect(planned.getByText('Confirmada por ambos')).toBeVisible()
    await expect(planned.getByText('11:00')).toBeVisible()

    const setState = async (state: string) => {
      await agent.goto('/properties-admin/5/state')
      await agent.getByLabel('Estado', { exact: true }).selectOption({ label: state })
      await agent.getByRole('button', { name: 'Guardar estado' }).click()
      await said(agent, 'Estado guardado!')
    }
    await setState('Reservada')
    await expect(agent.getByText('Familia Duarte')).toBeVisible()
    const list = `/propiedades?venue=${venue.id}&q=ceibos%2088`
    await buyer.goto(list)
    await expect(buyer.getByText('Reservada')).toBeVisible()
    await setState('Vendida')
    await buyer.goto(list)
    await expect(buyer.getByText('No encontramos propiedades con esos filtros.')).toBeVisible()
    await buyer.goto(`/propiedades/5?venue=${venue.id}`)
    await expect(buyer.getByText('Esta propiedad ya fue vendida.')).toBeVisible()
    await expect(buyer.getByRole('button', { name: 'Agendar una visita' })).toHaveCount(0)
    await setState('Retirada')
    await buyer.reload()
    await expect(buyer.getByRole('heading', { name: 'Esta propiedad ya no está disponible' })).toBeVisible()
    await buyer.getByRole('link', { name: 'Ver todas las propiedades' }).click()
    await expect(buyer.getByRole('heading', { name: 'Propiedades', exact: true })).toBeVisible()
  },
)
