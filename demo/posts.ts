import { randomUUID } from 'node:crypto'
import type { PostKind } from '#contract/club/posts.limits.ts'
import { posts } from '#server/club/posts/posts.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { demoTime } from './clock.ts'
import type { PictureName } from './pictures/names.ts'
import type { DemoPictures } from './stored-pictures.ts'
import type { FilledVenue } from './venues.ts'

type DemoPost = [kind: PostKind, title: string, description: string, picture: PictureName]

/** Posts of the demo, newest first. */
const club: DemoPost[] = [
  [
    'news',
    'El hoyo 7 vuelve a jugarse completo',
    'Terminamos la obra de riego. El green provisorio queda como zona de práctica hasta fin de mes.',
    'irrigation',
  ],
  [
    'news',
    'Nuevo horario del restaurante',
    'De martes a domingo la cocina abre a las 12 y cierra a las 23:30. Los lunes, solo el bar.',
    'clubhouse',
  ],
  [
    'news',
    'Clínica de putting con Laura Benítez',
    'Sábado a las 10, en el putting green. Cupo para doce personas; inscripción en la secretaría.',
    'putting-green',
  ],
  [
    'news',
    'La laguna del 12 ya tiene sendero',
    'Dos kilómetros para caminar, con bancos a la sombra. No hace falta ser jugador para recorrerlo.',
    'lake-hole',
  ],
  [
    'news',
    'Práctica con luces los jueves',
    'El driving abre hasta las 22. La última canasta se entrega a las 21:30.',
    'driving-range',
  ],
  [
    'news',
    'Cuidemos los bunkers',
    'Los rastrillos nuevos están a la derecha de cada bunker. Dejalos apoyados fuera de la arena.',
    'bunker-sand',
  ],
  [
    'news',
    'Caminata entre los árboles del 5',
    'El domingo, la bióloga Inés Roldán cuenta qué aves anidan en el club. Salida a las 8, con mate.',
    'fairway-trees',
  ],
  [
    'news',
    'Primer turno desde las 7',
    'Con los días largos adelantamos la primera salida media hora.',
    'course-morning',
  ],
  ['news', 'Greens aireados', 'Durante diez días ruedan más lento. Gracias por reparar los piques.', 'green-flag'],
  ['news', 'Protector y agua', 'Hay puestos de hidratación en los hoyos 4, 9 y 14.', 'course-noon'],
  ['news', 'Cena de fin de año', 'Reservá tu mesa en la secretaría antes del 10 de diciembre.', 'course-dusk'],
  [
    'tournament',
    'Torneo de primavera',
    'Medal play a 18 hoyos. Salidas desde las 8. Los grupos se publican el viernes al mediodía.',
    'tournament-tents',
  ],
  [
    'tournament',
    'Copa de los fundadores',
    'Laguneada de parejas, salida simultánea a las 9. Almuerzo y entrega de premios en la terraza.',
    'tournament-shotgun',
  ],
  [
    'tournament',
    'Nueve hoyos bajo las estrellas',
    'Pelotas luminosas y faroles en los tees. Viernes 21:00, con cena incluida en la inscripción.',
    'tournament-night',
  ],
  [
    'tournament',
    'Interclubes de otoño',
    'El equipo viaja el domingo. El ómnibus sale de la puerta a las 6:45.',
    'course-autumn',
  ],
  ['winner', 'Agustina Pereyra Lucena', 'Ganadora del medal de octubre con 68 golpes netos.', 'winner-trophy'],
  ['winner', 'Diego Santillán y Elena Ñandubay', 'Mejor pareja de la laguneada, 61 golpes.', 'winner-pair'],
  [
    'winner',
    'Federico Achával',
    'Hoyo en uno en el 3, con hierro 8. Testigos: todo el grupo de las 10:20.',
    'winner-putt',
  ],
  [
    'winner',
    'Podio de menores',
    'Tomás, Julia y Ramiro, los tres primeros de la categoría hasta 14 años.',
    'winner-podium',
  ],
]

const sea: DemoPost[] = [
  [
    'news',
    'Desayuno frente al mar',
    'Desde las 7 en la terraza del segundo piso, hasta las 10:30.',
    'facade-hotel-sea',
  ],
  ['news', 'La pileta abre temprano', 'Este verano se puede nadar desde las 7 de la mañana.', 'outlet-pool'],
]

const hill: DemoPost[] = [
  ['news', 'Cabalgata al amanecer', 'Salimos los sábados a las 6:30 desde la caballeriza.', 'activity-ride'],
]

const byVenue: Record<number, DemoPost[]> = { 1: club, 2: sea, 3: hill }
const clocks = ['09:10', '17:45', '11:30', '08:20', '18:05']

export const fillPosts = async (db: Db, { venueId, which }: FilledVenue, pictures: DemoPictures, now: Date) => {
  for (const [index, [kind, title, description, picture]] of (byVenue[which] ?? []).entries()) {
    const createdAt = demoTime(now, index + 1, clocks[index % clocks.length] ?? '')
    const photoId = await pictures(picture)
    await db.insert(posts).values({ venueId, id: randomUUID(), kind, title, description, photoId, createdAt })
  }
}
