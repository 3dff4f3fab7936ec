import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { defaultBands } from '#contract/community/classes.limits.ts'
import { type MemberClass, memberLimits } from '#contract/community/members.limits.ts'
import { people } from '#server/club/people/people.table.ts'
import { replaceClassBands } from '#server/community/classes/classes.queries.ts'
import { classForBirthday } from '#server/community/classes/classes.rules.ts'
import { memberAccounts, members } from '#server/community/members/members.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { demoTime } from '../clock.ts'
import type { PictureName } from '../pictures/names.ts'
import type { DemoPictures } from '../stored-pictures.ts'
import type { FilledVenue } from '../venues.ts'

interface DemoMember {
  name: [firstName: string, lastName: string]
  mail: string
  birthday: string
  photo?: PictureName
  lot?: string
  password?: string
  liderOf?: MemberClass
  /** True for a registered member who is not approved yet. */
  waits?: true
  /** Member number of the golf member who is the same person. */
  numberSocio?: string
}

const pupil = (
  firstName: string,
  lastName: string,
  mail: string,
  birthday: string,
  photo?: PictureName,
): DemoMember => ({
  name: [firstName, lastName],
  mail: `${mail}@ejemplo.test`,
  birthday,
  ...(photo ? { photo } : {}),
})

const club: DemoMember[] = [
  {
    name: ['Laura', 'Medina'],
    mail: 'lider@casaclub.test',
    birthday: '1994-03-18',
    photo: 'person-2',
    lot: 'Lote 12 · Manzana C',
    password: 'demo-lider-1',
    liderOf: '15',
  },
  { name: ['Noelia', 'Suárez'], mail: 'nueva@casaclub.test', birthday: '1996-10-02', photo: 'person-4', liderOf: '14' },
  {
    name: ['Ulises', 'Páez'],
    mail: 'user@casaclub.test',
    birthday: '2003-01-20',
    password: 'demo-user-1',
    waits: true,
  },
  {
    name: ['Carolina', 'Herrera'],
    mail: 'socia@casaclub.test',
    birthday: '1976-12-01',
    photo: 'person-8',
    lot: 'Lote 48 · Manzana F',
    password: 'demo-socia-1',
    numberSocio: '10648',
  },
  pupil('Benjamín', 'Acosta', 'benja', '2005-08-14', 'person-5'),
  pupil('Catalina', 'Bravo', 'cata', '2005-11-03'),
  pupil('Dante', 'Correa', 'dante', '2006-01-27'),
  pupil('Emma', 'Duarte', 'emma', '2006-02-11', 'person-6'),
  pupil('Felipe', 'Escudero', 'felipe', '2005-07-01', 'person-1'),
  pupil('Guadalupe', 'Funes', 'guada', '2006-06-30'),
  pupil('Hilario', 'Gauna', 'hilario', '2006-04-05', 'person-7'),
  pupil('Isabella', 'Heredia', 'isa', '2005-12-24'),
  pupil('Juan Cruz', 'Ibáñez', 'juancruz', '2006-09-09'),
  pupil('Kiara', 'Juncos', 'kiara', '2007-03-30'),
  pupil('Lautaro', 'Luna', 'lautaro', '2004-10-10'),
  { ...pupil('Malena', 'Otero', 'malena', '1999-05-21'), waits: true },
]
const sea: DemoMember[] = [
  { name: ['Marcos', 'Ferro'], mail: 'lider@hotel2.test', birthday: '1993-09-01', liderOf: '16' },
  pupil('Nahuel', 'Gil', 'nahuel', '2005-01-15'),
]
const hill: DemoMember[] = [pupil('Olivia', 'Prado', 'olivia', '2001-02-02')]
const byVenue: Record<number, DemoMember[]> = { 1: club, 2: sea, 3: hill }

const hour = 3_600_000

/** The demo's community members. */
export const fillMembers = async (db: Db, { venueId, which }: FilledVenue, pictures: DemoPictures, now: Date) => {
  const made: (typeof members.$inferSelect)[] = []
  await replaceClassBands(db, venueId, defaultBands)
  for (const [index, member] of (byVenue[which] ?? []).entries()) {
    const { mail, birthday, photo, lot = '', password, liderOf, waits, numberSocio } = member
    const [firstName, lastName] = member.name
    const createdAt = demoTime(now, 60 - index, `${9 + (index % 10)}:${10 + ((index * 7) % 50)}`)
    const [stored] = await db
      .insert(members)
      .values({
        venueId,
        id: randomUUID(),
        firstName,
        lastName,
        photoId: photo && (await pictures(photo)),
        rol: liderOf ? 'lider' : 'user',
        class: classForBirthday(birthday, defaultBands),
        liderOf,
        approvedAt: waits ? null : createdAt,
        createdAt,
      })
      .returning()
    if (!stored) throw new Error('the member was not stored')
    const window = new Date(now.getTime() + memberLimits.firstPasswordHours * hour)
    await db.insert(memberAccounts).values({
      venueId,
      memberId: stored.id,
      mail,
      // The lider (class leader) with an open invitation and one of the two who wait have not opened a mailed link yet.
      mailConfirmedAt: ['nueva@casaclub.test', 'user@casaclub.test'].includes(mail) ? null : createdAt,
      phone: `+54 11 6000 ${1000 + index}`,
      birthday,
      lot,
      contactSince: `${2018 + (index % 7)}-03-01`,
      passwordHash: password && (await hashPassword(password)),
      ...(password ? { passwordSetAt: createdAt, passwordSetDevice: 'Chrome · Android' } : {}),
      firstPasswordUntil: liderOf && !password ? window : null,
    })
    if (numberSocio)
      await db
        .update(people)
        .set({ memberId: stored.id, mail })
        .where(and(eq(people.venueId, venueId), eq(people.numberSocio, numberSocio)))
    made.push(stored)
  }
  return made
}
export type DemoMembers = Awaited<ReturnType<typeof fillMembers>>
