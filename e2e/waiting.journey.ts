import { randomUUID } from 'node:crypto'
import { phoneIn, stayCodes } from './phones.ts'
import { expect, inFullRuns, test } from './venue.ts'
import { write } from './writing.ts'

interface Count {
  kind: string
  count: number
}

test(
  'each kind of waiting item appears on the screens of staff and disappears when it is handled',
  inFullRuns,
  async ({ venue, database }) => {
    const ana = await venue.browserOf('Ana')
    const counts = async () => {
      const found: Count[] = await (await ana.request.get('/api/kernel/waiting/counts')).json()
      return Object.fromEntries(found.map(({ kind, count }) => [kind, count]))
    }
    const read = async (path: string) => (await ana.request.get(`/api/${path}`)).json()
    const before = await counts()
    const totalOf = (found: Record<string, number>) => Object.values(found).reduce((sum, count) => sum + count, 0)
    const bell = ana.getByRole('button', { name: /^Campana/ })
    const panel = ana.getByRole('region', { name: 'Lo que espera' })

    // Guests, members and visitors create one waiting item of each kind.
    await ana.goto('/dashboard')
    const guest = await phoneIn(venue, 102, stayCodes[102])
    const order = await guest.order()
    await guest.done('alerts/ask', { what: 'waiter' })
    await guest.done('chat/send', { id: randomUUID(), text: 'Hola' })
    const socia = await venue.callerOf('socia')
    const ask = (endpoint: string, data: object) => write(socia, endpoint, { id: randomUUID(), ...data })
    await ask('community/claims/send', { title: 'Luz quemada', description: 'No prende', place: 'Calle 3' })
    await ask('community/requests/send', { kind: 'contact', words: 'Quiero hablar con alguien' })
    await ask('community/directory/propose', { name: 'Vidrios Sol', description: '', phone: '1144445555' })
    const groups = await read('community/groups/all')
    const group = groups.find(({ leader }: { leader: object | null }) => !leader).id
    await write(socia, 'community/groups/join', { group })
    const [bag] = await (await socia.request.get('/api/club/bagRequests/mine')).json()
    await ask('club/bagRequests/ask', { idBag: bag.id })
    await write(await venue.caller(), 'community/members/register', {
      venue: venue.id,
      id: randomUUID(),
      firstName: 'Nadia',
      lastName: 'Paz',
      mail: `${randomUUID()}@ejemplo.test`,
      phone: '1144445555',
      password: 'llueve los martes 7',
    })
    const { listings } = await (await ana.request.get(`/api/properties/listings/search?venue=${venue.id}`)).json()
    const enquiry = {
      venue: venue.id,
      listingId: listings[0].id,
      name: 'Bruno',
      mail: null,
      phone: '1144445555',
      message: '',
    }
    await write(await venue.caller(), 'properties/enquiries/ask', { ...enquiry, id: randomUUID(), kind: 'question' })
    const visit = { ...enquiry, id: randomUUID(), kind: 'visit', day: '2100-01-01' }
    await write(await venue.caller(), 'properties/enquiries/ask', visit)
    await write(ana, 'properties/enquiries/plan', {
      id: visit.id,
      nextStep: 'Llamar a Bruno',
      nextStepOn: '2026-01-01',
    })
    // Dark televisions, absences in a row, failed mails and paused webhooks become waiting items only after minutes or days, so SQL
    // inserts them.
    const { rows } = await database.query(
      `insert into community_absences (venue_id, class, day, member_id)
     select c.venue_id, c.class, c.day, m.id from community_roll_calls c, lateral (
       select id from community_members m where m.venue_id = $1 and m.class = '15' and m.rol = 'user' and m.active
         and not exists (select from community_absences a where a.venue_id = $1 and a.member_id = m.id) limit 1) m
     where c.venue_id = $1 and c.class = '15' returning member_id`,
      [venue.id],
    )
    const tv = randomUUID()
    await database.query(
      `with tv as (insert into club_screens (venue_id, id, name, boards, paired_at) values ($1, $2, 'Vestuario', '{news}', now()))
     insert into kernel_sessions (venue_id, kind, subject, secret_hash, device, seen_at, expires_at)
     values ($1, 'screen', $2, '', '', now() - interval '25 hours', now() + interval '1 day')`,
      [venue.id, tv],
    )
    await database.query(
      `insert into kernel_mails (venue_id, recipient, subject, body, tries, due_at)
     values ($1, 'nadie@ejemplo.test', 'Bienvenida', '', 3, now() + interval '1 hour')`,
      [venue.id],
    )
    const webhook = randomUUID()
    await database.query(
      `insert into kernel_webhooks (venue_id, id, name, url, events, created_at, created_by, paused_at, pause_reason)
     values ($1, $2, 'Caja', 'https://caja.example/', '{order.created}', now(), 'Ana', now(), 'failures')`,
      [venue.id, webhook],
    )
    await ask('community/alerts/send', { kind: 'medical' })

    const one = Object.fromEntries(Object.entries(before).map(([kind, count]) => [kind, count + 1]))
    await expect.poll(counts).toEqual(one)
    await ana.getByRole('button', { name: /^Atender: Alerta Médica/ }).click()
    const total = totalOf(one) - 1
    await expect(bell).toHaveAccessibleName(new RegExp(`^Campana: ${total} en espera`))
    await expect(ana).toHaveTitle(new RegExp(`^\\(${total}\\) `))
    for (const entry of ['Pedidos', 'Habitaciones', 'Chat', 'Reclamos', 'Propiedades', 'Comunidad', 'Pantallas'])
      await expect(ana.getByRole('link', { name: new RegExp(`^${entry} \\d+$`) })).toBeVisible()
    for (const label of [
      'Pedidos por aceptar',
      'Reclamos en revisión',
      'Miembros por aprobar',
      'Mails que no salieron',
    ])
      await expect(ana.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible()

    // Orders and alerts are handled in the panel, the others on their pages.
    await bell.click()
    await panel.getByRole('button', { name: `Accept el pedido ${order.number}` }).click()
    await panel.getByRole('button', { name: 'Hecho el aviso Llamado al mozo de Habitación 102' }).click()
    await expect(panel.getByRole('button', { name: /Llamado al mozo de Habitación 102/ })).toHaveCount(0)
    await panel.getByRole('link', { name: 'nadie@ejemplo.test' }).click()
    await ana.getByRole('button', { name: 'Descartar el mail a nadie@ejemplo.test' }).click()
    await ana.getByRole('button', { name: 'Confirmar' }).click()
    await expect(ana.getByText('Todos los mails salieron.')).toBeVisible()
    await ana.goto('/community-admin')
    await ana.getByRole('button', { name: 'Aprobar Vidrios Sol' }).click()

    const { claims } = await read('community/claims/list?status=sent')
    const claim = claims.find(({ title }: { title: string }) => title === 'Luz quemada')
    await write(ana, 'community/claims/setStatus', { id: claim.id, status: 'completed' })
    const { requests } = await read('community/requests/list?waiting=true')
    const request = requests.find(({ words }: { words: string }) => words === 'Quiero hablar con alguien')
    await write(ana, 'community/requests/answer', { id: randomUUID(), about: request.id, text: 'Te llamamos' })
    const { id: member } = await (await socia.request.get('/api/community/members/profile')).json()
    await write(ana, 'community/groups/approve', { group, member })
    const { members } = await read('community/members/list?waiting=true')
    for (const member of members)
      if (member.firstName === 'Nadia') await write(ana, 'community/members/approve', { id: member.id })
    const { enquiries } = await read('properties/enquiries/list')
    for (const { id, name } of enquiries)
      if (name === 'Bruno') await write(ana, 'properties/enquiries/setState', { id, state: 'closed' })
    const { stayId, position } = (await read('hotel/chat/list')).find(
      ({ room }: { room: { number: number } }) => room.number === 102,
    )
    await write(ana, 'hotel/chat/markByStaff', { stayId, delivered: position, read: position })
    const opened = await read(`club/bags/one?id=${bag.id}`)
    const movement = {
      id: randomUUID(),
      idBag: bag.id,
      position: opened.bag.position,
      actionType: 'Retiro',
      comments: '',
    }
    await write(ana, 'club/movements/create', { ...movement, missing: null, madeAt: null })
    await write(ana, 'community/absences/note', { id: randomUUID(), member: rows[0].member_id, outcome: 'Vuelve' })
    await write(ana, 'kernel/webhooks/resume', { id: webhook })
    await database.query('update kernel_sessions set seen_at = now() where venue_id = $1 and subject = $2', [
      venue.id,
      tv,
    ])
    await expect.poll(counts).toEqual(before)
  },
)
