import type { Information } from '#contract/kernel/venues.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { venues } from '#server/kernel/venues/venues.table.ts'
import type { PictureName } from './pictures/names.ts'
import type { DemoPictures } from './stored-pictures.ts'
import type { FilledVenue } from './venues.ts'

type Settings = Partial<typeof venues.$inferInsert> & { logo: PictureName; background: PictureName }

const information: Information = {
  hours: {
    spanish: 'Recepción: las 24 horas.\nDesayuno: de 7 a 11.\nPileta: de 10 a 19.\nCheck-out: 11 h.',
    english: 'Reception: 24 hours.\nBreakfast: 7 to 11.\nPool: 10 to 19.\nCheck-out: 11:00.',
    portuguese: 'Recepção: 24 horas.\nCafé da manhã: das 7 às 11.\nPiscina: das 10 às 19.\nCheck-out: 11h.',
    french: 'Réception : 24 h sur 24.\nPetit-déjeuner : de 7 h à 11 h.\nPiscine : de 10 h à 19 h.\nDépart : 11 h.',
  },
  services: {
    spanish:
      'Wi-Fi sin cargo en todo el hotel. Lavandería en el día si la entregás antes de las 10. Palos de alquiler en el pro shop.',
    english: 'Free Wi-Fi throughout. Same-day laundry if handed in before 10. Rental clubs at the pro shop.',
    portuguese: 'Wi-Fi gratuito em todo o hotel. Lavanderia no mesmo dia até as 10h. Tacos para alugar no pro shop.',
    french: 'Wi-Fi gratuit partout. Blanchisserie dans la journée avant 10 h. Location de clubs au pro shop.',
  },
  restaurants: {
    spanish:
      'Terraza: desayunos y meriendas. Parrilla: almuerzo y cena, de martes a domingo. Bar del hoyo 19: todos los días hasta la 1.',
    english:
      'Terrace: breakfast and tea. Grill: lunch and dinner, Tuesday to Sunday. 19th hole bar: every day until 1 am.',
    portuguese:
      'Terraço: café e lanches. Parrilla: almoço e jantar, de terça a domingo. Bar do buraco 19: todos os dias até 1h.',
    french:
      'Terrasse : petits-déjeuners et goûters. Grill : midi et soir, du mardi au dimanche. Bar du trou 19 : tous les jours jusqu’à 1 h.',
  },
}

const byVenue: Record<number, Settings> = {
  1: {
    mail: 'hola@casaclub.test',
    phone: '+54 11 5555 0100',
    titleApp: 'Bienvenidos a Casa Club',
    subtitleApp: 'Elegí un lugar y pedí desde donde estés',
    infoApp: 'Golf, hotel y mesa larga, a cuarenta minutos de la ciudad.',
    titleAppEnglish: 'Welcome to Casa Club',
    titleAppPortuguese: 'Boas-vindas à Casa Club',
    titleAppFrench: 'Bienvenue à Casa Club',
    subtitleAppEnglish: 'Choose a place and order from wherever you are',
    subtitleAppPortuguese: 'Escolha um lugar e peça de onde estiver',
    subtitleAppFrench: 'Choisissez un lieu et commandez d’où vous êtes',
    infoAppEnglish: 'Golf, hotel and a long table, forty minutes from the city.',
    infoAppPortuguese: 'Golfe, hotel e mesa farta, a quarenta minutos da cidade.',
    infoAppFrench: 'Golf, hôtel et grande table, à quarante minutes de la ville.',
    direction: 'Camino de los Sauces 1200, Pilar',
    whatsappNumber: '5491155550100',
    solutionWhatsapp: true,
    solutionSurvey: true,
    surveyLink: 'https://www.example.com/encuesta',
    formLink: 'https://www.example.com/formulario',
    paymentLink: 'https://www.example.com/ofrendar',
    courseAppIos: 'https://apps.apple.com/',
    courseAppOther: 'https://play.google.com/store',
    liveChannel: 'https://www.youtube.com/live',
    bankAlias: 'casa.club.comunidad',
    information,
    logo: 'green-flag',
    background: 'course-dusk',
  },
  2: {
    mail: 'hola@hotel2.test',
    phone: '+54 223 555 0200',
    titleApp: 'Hotel del Mar',
    subtitleApp: 'Pedí desde la arena',
    infoApp: 'A una cuadra del muelle.',
    subtitleAppEnglish: 'Order from the beach',
    subtitleAppPortuguese: 'Peça da areia',
    subtitleAppFrench: 'Commandez depuis la plage',
    infoAppEnglish: 'One block from the pier.',
    infoAppPortuguese: 'A uma quadra do píer.',
    infoAppFrench: 'À deux pas de la jetée.',
    direction: 'Costanera 850, Mar del Sur',
    logo: 'lake-hole',
    background: 'outlet-pool',
  },
  3: {
    mail: 'hola@posada3.test',
    phone: '+54 351 555 0300',
    titleApp: 'Posada de la Sierra',
    subtitleApp: 'Comidas de olla y siesta',
    infoApp: 'Ocho habitaciones junto al arroyo.',
    subtitleAppEnglish: 'Slow-cooked food and a siesta',
    subtitleAppPortuguese: 'Comida de panela e sesta',
    subtitleAppFrench: 'Plats mijotés et sieste',
    infoAppEnglish: 'Eight rooms beside the stream.',
    infoAppPortuguese: 'Oito quartos à beira do riacho.',
    infoAppFrench: 'Huit chambres au bord du ruisseau.',
    direction: 'Ruta 14, km 40, Los Hornillos',
    logo: 'fairway-trees',
    background: 'course-autumn',
  },
}

export const fillSettings = async (db: Db, { which }: FilledVenue, pictures: DemoPictures) => {
  const { logo, background, ...settings } = byVenue[which] ?? { logo: 'green-flag', background: 'course-dusk' }
  await db.update(venues).set({ ...settings, logoId: await pictures(logo), backgroundId: await pictures(background) })
}
