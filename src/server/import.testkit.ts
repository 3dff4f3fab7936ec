import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const timestamp = (iso: string) => ({ _seconds: Date.parse(iso) / 1000, _nanoseconds: 0 })

/** A made-up export of the old product, with the mistakes that such data has. */
const collections: Record<string, unknown> = {
  hoteles: {
    h1: {
      ...{ name: 'Club del Lago', mail: 'INFO@lago.test', phone: 1140001000, primaryColor: 'green', titleApp: 'Hola' },
      ...{ solutionSurvey: true, logoImage: 'logo.png', orderTotalNumber: 41, totalMenues: 7, theme: 'dark' },
      __collections__: {
        outlets: {
          bar: { name: 'Bar', imageOutlet: 'https://storage.example/v0/b/app/o/outlets%2Fbar.png?alt=media' },
          patio: { name: 'Patio', imageOutlet: 'logo.png' },
          '': 'x',
        },
        rooms: {
          r1: { number: '101', state: 'busy', secretCode: '1234', clean: false },
          r2: { number: 102, state: 'free' },
          r3: { number: 101, state: 'free' },
          r4: { state: 'free' },
        },
        orders: {
          40: {
            numberOfTable: 101,
            status: 'completed',
            date: '3/11/2021 21:05',
            orden: [{ name: 'Milanesa', price: '1.250,50', cantidad: 2 }],
          },
          41: {
            numberOfOrder: 41,
            numberOfTable: '102',
            status: 'pending',
            date: { seconds: 1636000000, nanoseconds: 5 },
            orden: [{ name: 'Agua', price: '', quantity: 1, comments: 'fría' }],
          },
          42: { numberOfTable: 101, status: 'completed', date: 'ayer', orden: [] },
          43: { numberOfTable: 999, status: 'completed', date: '2021-11-04T10:00:00Z', orden: [{ name: 'Té' }] },
        },
        menues: {
          m1: {
            nameOfMenu: 'Carta',
            nameOfMenuEnglish: 'Menu',
            hours: '8 a 22',
            imageMenu: 'missing.jpg',
            orderMenu: '2',
          },
          m2: { nameOfMenu: '', hours: '8 a 22' },
        },
      },
    },
    h2: { name: 'Hotel del Mar' },
    h3: { name: 17, mail: ['no'] },
    h4: { mail: 'nameless@mar.test' },
  },
  'hoteles/h1/menues/m1/categories': {
    c1: {
      name: 'Platos',
      products: [
        {
          name: 'Milanesa',
          nameEnglish: 'Schnitzel',
          price: '$ 1.250,50',
          stock: false,
          glutenFree: 'false',
          orderProduct: 2,
        },
        { name: 'Agua', price: 'consultar', vegetarian: true },
        { name: 'Un nombre que tiene demasiados caracteres', price: 3 },
      ],
    },
  },
  users: {
    u1: { name: 'Ana', countryId: 'h1', rol: 'admin' },
    u2: { name: 'Beto', countryId: 'h1', rol: 'waiter', mail: 'beto@lago.test' },
    u3: { name: 'Carla', countryId: 'h1', rol: 'admin' },
    u4: { name: 'Dora', countryId: 'h9', rol: 'admin', mail: 'dora@lago.test' },
  },
  auth: { users: [{ localId: 'u1', email: 'Ana@lago.test', passwordHash: 'abc' }] },
  countrys: {
    h1: {
      news: [
        { title: 'Torneo', description: 'Sábado', image: 'torneo.png' },
        { title: '', description: 'x' },
      ],
    },
  },
  people: {
    p1: {
      firstName: 'Julia',
      lastName: 'Paz',
      numberSocio: 10482,
      bags: true,
      rol: 'owner',
      password: 'x',
      birthday: timestamp('1980-05-04T03:00:00Z'),
    },
    p2: { firstName: 'Iván', lastName: 'Lugo', numberSocio: '10482', rol: 'owner' },
    p3: { firstName: 'Sin', numberSocio: '7', rol: 'owner' },
    l1: {
      firstName: 'Lidia',
      lastName: 'Sosa',
      mail: 'lidia@lago.test',
      rol: 'lider',
      liderOf: 15,
      class: '23+',
      password: 'plain',
      groups: ['a'],
      photo: 'torneo.png',
    },
    m1: {
      firstName: 'Mara',
      lastName: 'Gil',
      mail: 'mara@lago.test',
      rol: 'user',
      birthday: '2006-01-31',
      password: 'plain',
      absences: [],
    },
    m2: { firstName: 'Otra', lastName: 'Mara', mail: 'MARA@lago.test', rol: 'user' },
  },
  golfbags: {
    b1: {
      ...{ type: 'bag', brand: 'Ping', owner: 'p1', numberSocio: '10482', fullName: 'Julia Paz', active: true },
      items: [{ name: 'Driver', description: '', photo: 'torneo.png' }, { name: 'Putter' }],
      comments: [
        { date: '1/2/2021 9:30', comments: 'Grip nuevo' },
        { date: '1/2/2021 9:31', comments: '  ' },
      ],
      history: [
        { date: '2/2/2021 18:00', actionType: 'Ingreso' },
        { date: '2/2/2021 9:00', actionType: 'Retiro' },
        { date: '?', actionType: 'Ingreso' },
      ],
    },
    b2: { type: 'carro', brand: 'Clicgear', numberSocio: '20', fullName: 'Nuevo Socio' },
    b3: { type: 'bag', brand: 'Sin dueño' },
  },
  moveBagsHistory: {
    all: {
      history: [
        { idBag: 'b1', date: '2/2/2021 18:00', actionType: 'Ingreso', comments: 'mojada', fullName: 'Julia Paz' },
      ],
    },
  },
  moveBags: { x: { status: 'pending', idBag: 'b1' } },
  messages: {
    doc: {
      messages: [
        { title: 'Hola', youtube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
        { title: 'Mal', youtube: 'javascript:alert(1)' },
      ],
    },
  },
  absences: {
    a1: {
      class: 15,
      lider: 'Lidia Sosa',
      date: '7/11/2021',
      realDate: 1636297200000,
      personsNo: [
        { id: 'm1', fullName: 'Mara Gil' },
        { id: 'zz', fullName: 'Nadie' },
      ],
    },
    a2: { class: 15, lider: 'Nadie', date: '14/11/2021' },
  },
  church: {
    lists: {
      suppliers: [{ id: 1, name: 'Gas', phone: '011 4444-2222' }],
      maps: [{ title: 'Cancha', photo: 'torneo.png' }],
      ministries: [{ title: 'Jóvenes', youtube: '' }],
      activities: [{ name: 'Tenis', hours: '9 a 20' }],
      restaurants: [{ name: 'Quincho' }],
    },
  },
  claims: {
    c1: { numberClaim: 3, title: 'Luz', description: 'Sin luz', status: 'sent' },
    c2: { numberClaim: 3, title: 'Otra', status: 'done' },
  },
  properties: {
    12: {
      operation: 'Venta',
      price: 'U$S 120.000',
      type: 'Casa',
      condition: 'Excelente',
      direction: 'Lago 1',
      city: 'Pilar',
      mtTotales: '300',
      ambientes: '4',
      cover: 'torneo.png',
      images: ['torneo.png', 'logo.png'],
      order: '1',
    },
    p: {
      operation: 'Trueque',
      price: '1',
      type: 'Casa',
      condition: 'Bueno',
      direction: 'Lago 2',
      city: 'Pilar',
      mtTotales: 10,
    },
  },
}

export const writeOldExport = async (folder: string) => {
  for (const [name, content] of Object.entries(collections)) {
    const file = path.join(folder, `${name}.json`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(content))
  }
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  await mkdir(path.join(folder, 'outlets'))
  for (const name of ['torneo.png', 'outlets/bar.png']) await writeFile(path.join(folder, name), picture)
  await writeFile(path.join(folder, 'logo.png'), 'not a picture')
}

/** The rejections that the import of these collections reports. */
export const expectedRejections = [
  `users/u3: there is no mail address: add it as 'mail', or put the export of the accounts into auth.json`,
  `countrys/h1/news/7a8cd35c: 'title' is missing`,
  `hoteles/h1/outlets/: 'name' is missing`,
  `hoteles/h1/menues/m2: 'nameOfMenu' is missing`,
  `hoteles/h1/menues/m1/categories/c1/products/5d6cf50c: 'name' is longer than 29`,
  'hoteles/h1/rooms/r3: another one has the same number',
  `hoteles/h1/rooms/r4: 'number' is missing`,
  `hoteles/h1/orders/42: 'date' is not a time`,
  'hoteles/h1/orders/43: there is no room 999',
  'people/p2: another one has the same numberSocio',
  `people/p3: 'lastName' is missing`,
  `golfbags/b3: its owner is unknown: 'owner' names nobody, and 'numberSocio' is missing`,
  `messages/doc/messages/816b4863: 'youtube' is not valid`,
  'people/m2: another one has the same mail',
  `absences/a2: there is no lider 'Nadie'`,
  'claims/c2: another one has the same number',
  `properties/p: 'operation' is 'Trueque', which is not known`,
  `hoteles/h3: 'mail' is not text`,
  `hoteles/h4: 'name' is missing`,
  `users/u4: there is no venue 'h9' (countryId)`,
  'moveBags/x: is a passing state of the old product and is not imported',
]

export const expectedRemarks = [
  `hoteles/h1: 'primaryColor' is not valid: '#1F5D43' replaces it`,
  `hoteles/h1: 'solutionSurvey' is off until the survey's link is entered`,
  `hoteles/h1: without its picture 'logoImage': it cannot be read`,
  `hoteles/h1/outlets/patio: without its picture 'imageOutlet': it cannot be read`,
  `hoteles/h1/menues/m1: without its picture 'imageMenu': it is not in the folder`,
  `hoteles/h1/menues/m1/categories/c1/products/cb2a4811: without its price 'consultar', which is not an amount`,
  'hoteles/h1/rooms/r1: room 101 was busy and is free now',
  'hoteles/h1/orders/41: it was pending and is canceled now',
  'golfbags/b1: without a movement whose date or actionType is not valid',
  `absences/a1: without the absence of 'Nadie', who is not in the export`,
  `properties/12: without its picture 'images': it cannot be read`,
]
