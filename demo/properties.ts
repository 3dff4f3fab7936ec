import { randomUUID } from 'node:crypto'
import type { Currency } from '#contract/kernel/currencies.limits.ts'
import type { Condition, CountedField, ListingType, Operation } from '#contract/properties/listings.limits.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { enquiries } from '#server/properties/enquiries/enquiries.table.ts'
import { views } from '#server/properties/figures/figures.table.ts'
import { addListing } from '#server/properties/listings/listings.queries.ts'
import type { PictureName } from './pictures/pictures.ts'
import type { DemoPictures } from './stored-pictures.ts'

type Counts = Partial<Record<CountedField, number>>
interface DemoListing extends Counts {
  what: [Operation, ListingType, Condition]
  price: [whole: number, currency: Currency]
  where: [direction: string, city: string]
  meters: [total: number, covered?: number]
  /** The first one is the cover. */
  photos: PictureName[]
  label?: string
  description: string
  url360?: string
  youtubeUrl?: string
  active?: boolean
}

const inside: PictureName[] = ['house-living', 'house-kitchen', 'house-bedroom', 'house-bath']

/** In the order of their numbers: the first one is property 1. */
const club: DemoListing[] = [
  {
    what: ['sale', 'house', 'excellent'],
    price: [385_000, 'USD'],
    where: ['Camino de los Sauces 1450', 'Pilar'],
    meters: [1200, 310],
    ambientes: 6,
    bedrooms: 4,
    bathrooms: 3,
    car: 2,
    kitchen: 1,
    baulera: 1,
    office: 1,
    label: 'Frente al hoyo 9',
    photos: ['house-front', 'house-garden', ...inside],
    description:
      'Casa en una planta, rodeada de árboles y con salida directa a la cancha. Living con hogar, cocina con isla y comedor diario, cuatro dormitorios (uno en suite) y galería con parrilla.\n\nEl jardín tiene riego y una hamaca a la sombra de un fresno de treinta años.',
    url360: 'https://kuula.co/share/7lYZR',
    youtubeUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  },
  {
    what: ['sale', 'apartment', 'brand_new'],
    price: [148_000, 'USD'],
    where: ['Av. del Libertador 4820, 7.º B', 'Vicente López'],
    meters: [78, 70],
    ambientes: 3,
    bedrooms: 2,
    bathrooms: 2,
    car: 1,
    baulera: 1,
    label: 'A estrenar',
    photos: ['estate-tower-day', 'house-living', 'house-bedroom'],
    description:
      'Tres ambientes al contrafrente, con balcón terraza y vista abierta al río. Edificio con pileta y gimnasio.',
  },
  {
    what: ['rent', 'apartment', 'excellent'],
    price: [780_000, 'ARS'],
    where: ['Juncal 2310, 4.º A', 'Buenos Aires'],
    meters: [64, 60],
    ambientes: 2,
    bedrooms: 1,
    bathrooms: 1,
    photos: ['estate-tower-brick', 'house-living', 'house-kitchen'],
    description: 'Dos ambientes en edificio clásico, a dos cuadras de la plaza. Expensas bajas.',
  },
  {
    what: ['temporary', 'apartment', 'excellent'],
    price: [95, 'USD'],
    where: ['Costanera 120, 9.º C', 'Rosario'],
    meters: [52],
    ambientes: 2,
    bedrooms: 1,
    bathrooms: 1,
    label: 'Por noche',
    photos: ['estate-tower-river', 'room-view', 'house-bath'],
    description: 'Frente al río, con balcón y cochera de cortesía. Estadía mínima de tres noches.',
  },
  {
    what: ['sale', 'house', 'good'],
    price: [210_000, 'USD'],
    where: ['Los Ceibos 88', 'Pilar'],
    meters: [640, 180],
    ambientes: 5,
    bedrooms: 3,
    bathrooms: 2,
    car: 2,
    photos: ['estate-house-tiled', 'house-garden', ...inside.slice(0, 3)],
    description: 'Chalet de tejas en barrio arbolado, a cinco minutos del club. Tres dormitorios y quincho.',
  },
  {
    what: ['rent', 'house', 'good'],
    price: [1_450_000, 'ARS'],
    where: ['Mitre 740', 'San Isidro'],
    meters: [420, 190],
    ambientes: 5,
    bedrooms: 3,
    bathrooms: 2,
    car: 1,
    photos: ['estate-house-gables', 'house-kitchen', 'house-bedroom'],
    description: 'Casa de dos plantas a cuatro cuadras de la estación, con jardín y cuarto de servicio.',
  },
  {
    what: ['temporary', 'house', 'excellent'],
    price: [240, 'USD'],
    where: ['Laguna del Monte s/n', 'Bariloche'],
    meters: [900, 120],
    ambientes: 4,
    bedrooms: 3,
    bathrooms: 2,
    car: 2,
    label: 'Muelle propio',
    photos: ['estate-house-lake', 'house-living', 'house-bedroom'],
    description: 'Cabaña sobre el lago para seis personas, con salamandra y muelle. Precio por noche.',
  },
  {
    what: ['sale', 'house', 'brand_new'],
    price: [620_000, 'USD'],
    where: ['Lote 41, Barrio Las Lomas', 'Pilar'],
    meters: [1500, 420],
    ambientes: 7,
    bedrooms: 5,
    bathrooms: 5,
    car: 3,
    kitchen: 2,
    label: 'Pileta climatizada',
    photos: ['estate-house-modern', 'house-living', 'house-kitchen', 'house-bath'],
    description: 'Obra de 2025 con domótica, cinco suites y pileta climatizada. Orientación norte.',
  },
  {
    what: ['sale', 'house', 'to_renovate'],
    price: [119_000, 'USD'],
    where: ['Ruta 40 km 2044', 'San Martín de los Andes'],
    meters: [2300, 140],
    ambientes: 4,
    bedrooms: 2,
    bathrooms: 1,
    label: 'Oportunidad',
    photos: ['estate-house-slate', 'house-garden'],
    description: 'Casa de montaña para poner a nuevo, con arroyo en el fondo del terreno.',
  },
  {
    what: ['sale', 'apartment', 'in_construction'],
    price: [92_500, 'USD'],
    where: ['Belgrano 1502, 3.º D', 'Rosario'],
    meters: [46, 42],
    ambientes: 2,
    bedrooms: 1,
    bathrooms: 1,
    label: 'En pozo',
    photos: ['estate-tower-dusk', 'house-kitchen'],
    description: 'Entrega en 18 meses, en 24 cuotas. Amenities en la terraza.',
  },
  {
    what: ['rent', 'apartment', 'brand_new'],
    price: [620_000, 'ARS'],
    where: ['Los Tilos 33, PB 2', 'Pilar'],
    meters: [58, 50],
    ambientes: 2,
    bedrooms: 1,
    bathrooms: 1,
    car: 1,
    photos: ['estate-block-low', 'house-living'],
    description: 'Planta baja con jardín propio, en complejo de tres pisos con pileta.',
  },
  {
    what: ['rent', 'office', 'excellent'],
    price: [1_900, 'USD'],
    where: ['Av. Corrientes 880, piso 12', 'Buenos Aires'],
    meters: [140],
    bathrooms: 2,
    office: 6,
    meet: 2,
    kitchen: 1,
    photos: ['estate-office-glass', 'estate-office-room'],
    description: 'Planta libre con seis privados y dos salas de reunión. Listo para entrar.',
  },
  {
    what: ['sale', 'office', 'good'],
    price: [175_000, 'USD'],
    where: ['San Martín 301', 'Córdoba'],
    meters: [96],
    bathrooms: 1,
    office: 3,
    meet: 1,
    photos: ['estate-office-corner', 'estate-office-room'],
    description: 'Esquina con vidriera a dos calles y primer piso de oficinas.',
  },
  {
    what: ['temporary', 'office', 'brand_new'],
    price: [35_000, 'ARS'],
    where: ['Casa Club, planta alta', 'Pilar'],
    meters: [40],
    office: 1,
    meet: 1,
    kitchen: 1,
    label: 'Por día',
    photos: ['estate-office-room'],
    description: 'Puestos de trabajo frente a la cancha, con café y sala de reunión incluidos.',
  },
  {
    what: ['sale', 'lot', 'good'],
    price: [68_000, 'USD'],
    where: ['Lote 12, Barrio El Talar', 'Pilar'],
    meters: [850],
    photos: ['estate-lot-hill', 'fairway-trees'],
    description: 'Terreno con pendiente suave y árboles añosos. Servicios subterráneos.',
  },
  {
    what: ['sale', 'lot', 'good'],
    price: [134_000, 'USD'],
    where: ['Lote 3, Costa Laguna', 'Nordelta'],
    meters: [1040],
    label: 'A la laguna',
    photos: ['estate-lot-lake', 'lake-hole'],
    description: 'Treinta metros de costa y amarra. Orientación noroeste.',
  },
  {
    what: ['rent', 'lot', 'good'],
    price: [210_000, 'ARS'],
    where: ['Colectora Este 5600', 'Escobar'],
    meters: [3200],
    photos: ['estate-lot-fence'],
    description: 'Terreno cercado, apto depósito a cielo abierto o vivero.',
  },
  {
    what: ['sale', 'garage', 'good'],
    price: [16_500, 'USD'],
    where: ['Arenales 1780, 2.º subsuelo', 'Buenos Aires'],
    meters: [13],
    car: 1,
    photos: ['estate-garage-below'],
    description: 'Cochera fija y cubierta, con portón automático y vigilancia.',
  },
  {
    what: ['rent', 'garage', 'good'],
    price: [48_000, 'ARS'],
    where: ['Los Ceibos 90', 'Pilar'],
    meters: [18],
    car: 2,
    photos: ['estate-garage-door'],
    description: 'Garaje independiente para dos autos, con portón eléctrico.',
  },
  {
    what: ['temporary', 'house', 'good'],
    price: [130, 'USD'],
    where: ['Camino a la Cantera 12', 'Tandil'],
    meters: [700, 90],
    ambientes: 3,
    bedrooms: 2,
    bathrooms: 1,
    car: 1,
    photos: ['house-garden', 'house-living', 'house-bedroom'],
    description: 'Casa con parque y parrilla para cuatro personas. Se aceptan mascotas.',
  },
  {
    what: ['sale', 'apartment', 'good'],
    price: [79_900, 'USD'],
    where: ['Alvear 640, 1.º C', 'Córdoba'],
    meters: [41, 39],
    ambientes: 1,
    bathrooms: 1,
    photos: ['house-living', 'house-kitchen', 'house-bath'],
    description: 'Monoambiente dividido, luminoso, ideal para renta.',
  },
  {
    what: ['rent', 'apartment', 'good'],
    price: [410_000, 'ARS'],
    where: ['9 de Julio 55, 6.º F', 'Tandil'],
    meters: [38],
    ambientes: 1,
    bathrooms: 1,
    photos: ['house-bedroom', 'house-kitchen'],
    description: 'Monoambiente amoblado a una cuadra de la plaza.',
  },
  {
    what: ['temporary', 'apartment', 'brand_new'],
    price: [110, 'USD'],
    where: ['Casa Club, ala norte', 'Pilar'],
    meters: [60],
    ambientes: 2,
    bedrooms: 1,
    bathrooms: 1,
    car: 1,
    label: 'Con servicio',
    photos: ['room-suite', 'room-view', 'house-bath'],
    description: 'Departamento con servicio de hotel, desayuno y acceso al club. Precio por noche.',
  },
  {
    what: ['sale', 'house', 'in_construction'],
    price: [265_000, 'USD'],
    where: ['Lote 77, Barrio Las Lomas', 'Pilar'],
    meters: [900, 220],
    ambientes: 5,
    bedrooms: 4,
    bathrooms: 3,
    car: 2,
    photos: ['facade-hotel-hill', 'house-kitchen'],
    description: 'Se entrega en marzo, con terminaciones a elección. Todavía sin publicar: falta la sesión de fotos.',
    active: false,
  },
]

const sea: DemoListing[] = [
  {
    what: ['temporary', 'apartment', 'excellent'],
    price: [150, 'USD'],
    where: ['Avenida del Mar 10, 3.º', 'Mar del Plata'],
    meters: [70],
    ambientes: 3,
    bedrooms: 2,
    bathrooms: 1,
    photos: ['facade-hotel-sea', 'room-view'],
    description: 'Departamento del hotel con vista al mar.',
  },
]

const byVenue: Record<number, DemoListing[]> = { 1: club, 2: sea }
const day = 24 * 3600 * 1000

/** What people asked about, by the number of the property. */
const asked: [
  number: number,
  Pick<
    typeof enquiries.$inferInsert,
    'kind' | 'name' | 'mail' | 'phone' | 'message' | 'state' | 'answer' | 'answeredBy'
  >,
][] = [
  [
    1,
    {
      kind: 'question',
      name: 'Lucía Ferreyra',
      mail: 'lucia@ejemplo.test',
      phone: '',
      message: '¿Aceptan una propiedad en parte de pago?',
    },
  ],
  [
    1,
    {
      kind: 'visit',
      name: 'Martín Ocampo',
      mail: null,
      phone: '+54 11 5555 0133',
      message: 'Puedo a partir de las 16.',
    },
  ],
  [
    7,
    {
      kind: 'question',
      name: 'Paula Iriarte',
      mail: 'paula@ejemplo.test',
      phone: '',
      message: '¿Está libre la primera semana de enero?',
      state: 'answered',
      answer: 'Sí, está libre del 2 al 9. Te la reservamos por 48 horas.',
      answeredBy: 'Sergio',
    },
  ],
  [
    12,
    { kind: 'visit', name: 'Estudio Quiroga', mail: 'estudio@ejemplo.test', phone: '', message: '', state: 'closed' },
  ],
]

const fillEnquiries = async (db: Db, venueId: number, ids: readonly string[], now: Date) => {
  for (const [index, [number, enquiry]] of asked.entries())
    await db.insert(enquiries).values({
      ...enquiry,
      venueId,
      id: randomUUID(),
      listingId: ids[number - 1] ?? '',
      day: enquiry.kind === 'visit' ? new Date(now.getTime() + 5 * day).toISOString().slice(0, 10) : null,
      createdAt: new Date(now.getTime() - (index + 1) * 0.4 * day),
    })
}

/** A month of views: more on weekends, most of the first ones. */
const fillViews = async (db: Db, venueId: number, ids: readonly string[], now: Date) => {
  const rows = ids.flatMap((listingId, index) =>
    Array.from({ length: 30 }, (_, ago) => {
      const at = new Date(now.getTime() - ago * day)
      const weekend = at.getUTCDay() % 6 === 0 ? 2 : 1
      const count = Math.floor(((24 / (index + 2)) * weekend * (3 + ((ago * 7 + index * 5) % 5))) / 4)
      return { venueId, day: at.toISOString().slice(0, 10), listingId, views: count }
    }),
  )
  await db.insert(views).values(rows.filter((row) => row.views > 0))
}

export const fillProperties = async (db: Db, venueId: number, pictures: DemoPictures, now: Date) => {
  const made: string[] = []
  for (const [index, listing] of (byVenue[venueId] ?? []).entries()) {
    const { what, price, where, meters, photos, active = true, ...rest } = listing
    const ids = []
    for (const name of photos) ids.push(await pictures(name))
    const [cover = ''] = ids
    const [operation, type, condition] = what
    const [mtTotales, mtCubiertos] = meters
    const createdAt = new Date(now.getTime() - index * 3 * day)
    const id = randomUUID()
    made.push(id)
    await addListing(
      db,
      {
        ...rest,
        venueId,
        id,
        operation,
        type,
        condition,
        price: price[0] * 100,
        currency: price[1],
        direction: where[0],
        city: where[1],
        mtTotales,
        mtCubiertos: mtCubiertos ?? null,
        date: createdAt.toISOString().slice(0, 10),
        coverId: cover,
        coverListId: cover,
        active,
        orderListing: index + 1,
        createdAt,
        updatedAt: createdAt,
      },
      ids,
    )
  }
  if (venueId !== 1) return
  await fillEnquiries(db, venueId, made, now)
  await fillViews(db, venueId, made.slice(0, -1), now)
}
