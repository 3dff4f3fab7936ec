import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { to } from '#contract/hotel/pages.guest.ts'
import { maps, ministries, restaurants, suppliers } from '#server/community/directory/directory.table.ts'
import { outlets } from '#server/hotel/outlets/outlets.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { PictureName } from '../pictures/names.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import type { FilledVenue } from '../venues.ts'
import type { DemoMembers } from './members.ts'

interface Lists {
  suppliers: [name: string, description: string, phone: string][]
  /** `outlet` is the outlet whose page shows the menu. */
  restaurants: [name: string, photo: PictureName, hours: string, phone: string, outlet?: string][]
  maps: [title: string, photo: PictureName][]
  ministries: [title: string, youtube: string | null][]
}

const club: Lists = {
  suppliers: [
    ['Jardines del Sauce', 'Corte de pasto, poda y riego. Lunes a sábado.', '+54 11 5555 2101'],
    ['Agua Clara', 'Bidones y dispensers a domicilio, los martes y viernes.', '+54 11 5555 2102'],
    ['Electricidad Ponce', 'Matriculado. Urgencias las 24 horas.', '+54 11 5555 2103'],
    ['Pan de Campo', 'Pan, facturas y prepizzas. Pedidos hasta las 20 del día anterior.', '+54 11 5555 2104'],
    ['Veterinaria El Hoyo', 'Consultas en casa y guardia los domingos.', '+54 11 5555 2105'],
    ['Piletas Azul', 'Mantenimiento semanal y puesta a punto de temporada.', '+54 11 5555 2106'],
  ],
  restaurants: [
    ['Terraza del lago', 'outlet-terrace', 'Todos los días de 7 a 20', '+54 11 5555 2201', 'Terraza'],
    ['Parrilla del club', 'outlet-grill', 'Martes a domingo de 12 a 23:30', '+54 11 5555 2202', 'Parrilla'],
    ['Bar del hoyo 19', 'outlet-bar', 'Todos los días de 10 a 1', '+54 11 5555 2203', 'Bar del hoyo 19'],
  ],
  maps: [
    ['Cancha de 18 hoyos', 'map-course'],
    ['Sede, hotel y accesos', 'map-club'],
  ],
  ministries: [
    ['Jóvenes', 'https://www.youtube.com/embed/aqz-KE-bpKQ'],
    ['Música y alabanza', 'https://www.youtube.com/embed/eRsGyueVLvQ'],
    ['Ayuda solidaria', null],
  ],
}
const small: Lists = {
  suppliers: [['Remises La Costa', 'Traslados a la estación.', '+54 223 555 3101']],
  restaurants: [['Comedor', 'outlet-pool', 'De 7:30 a 10:30 y de 20 a 23', '']],
  maps: [['Plano', 'map-club']],
  ministries: [['Reuniones', null]],
}

export const fillDirectory = async (
  db: Db,
  { venueId, which }: FilledVenue,
  pictures: DemoPictures,
  people: DemoMembers,
  now: Date,
) => {
  const lists = which === 1 ? club : small
  const at = (index: number) => ({ venueId, id: randomUUID(), place: index + 1, createdAt: now })
  for (const [i, [name, description, phone]] of lists.suppliers.entries())
    await db.insert(suppliers).values({ ...at(i), name, description, phone, approvedAt: now })
  for (const [i, [name, photo, hours, phone, outletName]] of lists.restaurants.entries()) {
    const [outlet] = await db
      .select()
      .from(outlets)
      .where(and(eq(outlets.venueId, venueId), eq(outlets.name, outletName ?? '')))
    const menuLink = outlet ? to('guestOutlet', { idLugar: outlet.id }) : ''
    await db.insert(restaurants).values({ ...at(i), name, hours, phone, menuLink, photoId: await pictures(photo) })
  }
  for (const [i, [title, photo]] of lists.maps.entries())
    await db.insert(maps).values({ ...at(i), title, photoId: await pictures(photo) })
  for (const [i, [title, youtube]] of lists.ministries.entries())
    await db.insert(ministries).values({ ...at(i), title, youtube })
  const proposer = people.find(({ firstName }) => firstName === 'Carolina')
  if (proposer)
    await db.insert(suppliers).values({
      ...at(lists.suppliers.length),
      name: 'Clases de guitarra',
      description: 'A domicilio, para todas las edades.',
      phone: '+54 11 5555 2107',
      proposedBy: proposer.id,
    })
}
