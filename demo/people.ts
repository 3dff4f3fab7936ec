import { randomUUID } from 'node:crypto'
import { people } from '#server/club/people/people.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import type { FilledVenue } from './venues.ts'

type DemoPerson = [firstName: string, lastName: string, numberSocio: string, birthday: string, said?: 'inactive']

const club: DemoPerson[] = [
  ['Federico', 'Achával', '10482', '1971-04-12'],
  ['Lucía', 'Benítez', '10517', '1988-09-30'],
  ['Martín', 'Cárdenas', '10533', '1965-01-22'],
  ['Sofía', 'Domínguez', '10561', '1992-06-08'],
  ['Joaquín', 'Echeverría', '10590', '1958-11-17'],
  ['Valentina', 'Ferreyra', '10604', '1983-03-05'],
  ['Tomás', 'Giménez', '10622', '2010-08-14'],
  ['Carolina', 'Herrera', '10648', '1976-12-01'],
  ['Ignacio', 'Iriarte', '10655', '1969-07-19', 'inactive'],
  ['Milagros', 'Juárez', '10671', '1995-02-27'],
  ['Santiago', 'Krause', '10689', '1980-10-09'],
  ['Paula', 'Ledesma', '10702', '1973-05-24'],
  ['Nicolás', 'Maldonado', '10726', '1987-01-31'],
  ['Agustina', 'Núñez', '10738', '1990-04-18'],
  ['Ramiro', 'Ocampo', '10751', '2011-09-03'],
  ['Florencia', 'Peralta', '10764', '1962-06-29'],
  ['Gonzalo', 'Quiroga', '10780', '1978-08-21'],
  ['Julia', 'Rivas', '10793', '2012-03-15'],
  ['Esteban', 'Saavedra', '10811', '1955-12-11', 'inactive'],
  ['Camila', 'Torres', '10829', '1997-07-07'],
  ['Álvaro', 'Urquiza', '10837', '1984-02-02'],
  ['Renata', 'Vidal', '10850', '1986-10-26'],
  ['Emilio', 'Yáñez', '10866', '1949-05-16', 'inactive'],
  ['Inés', 'Zubiría', '10874', '1991-11-23'],
]
const sea: DemoPerson[] = [
  ['Bruno', 'Alsina', '201', '1979-03-03'],
  ['Malena', 'Costa', '202', '1985-06-16'],
]
const hill: DemoPerson[] = [['Hugo', 'Paredes', '31', '1968-09-09']]

const byVenue: Record<number, DemoPerson[]> = { 1: club, 2: sea, 3: hill }

const mailOf = (firstName: string, lastName: string) =>
  `${firstName}.${lastName}@ejemplo.test`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')

export const fillPeople = async (db: Db, { venueId, which }: FilledVenue) => {
  for (const [index, [firstName, lastName, numberSocio, birthday, said]] of (byVenue[which] ?? []).entries()) {
    await db.insert(people).values({
      venueId,
      id: randomUUID(),
      firstName,
      lastName,
      numberSocio,
      birthday,
      mail: mailOf(firstName, lastName),
      phone: `+54 11 5${numberSocio.padStart(5, '0')}${10 + index}`,
      contactSince: `${2009 + (index % 14)}-0${1 + (index % 9)}-15`,
      active: said !== 'inactive',
    })
  }
}
