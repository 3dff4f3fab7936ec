import type { Language } from '#contract/kernel/languages.limits.ts'

export type Mark = 'glutenFree' | 'vegetarian' | 'favourite'

interface GuestText {
  /** The chooser of outlets. */
  outlets: string
  outletsSubtitle: string
  noOutlets: string
  chat: string
  /** What the chat begins with; the guest adds the number of the room. */
  chatMessage: string
  survey: string
  /** The code of the hotel. */
  codeTitle: string
  codeHint: string
  code: string
  codeGo: string
  codeUnknown: string
  codeFailed: string
  /** Menus. */
  categories: string
  filters: string
  marks: Record<Mark, string>
  noMatches: string
  clearFilters: string
  emptyMenu: string
  unavailable: string
  open: string
  openUntil: (clock: string) => string
  closed: string
  closedUntil: (day: string, clock: string) => string
  days: readonly [string, string, string, string, string, string, string]
  menus: string
  hours: string
  required: string
  /** The photo of a product or of an outlet. */
  photoOf: (name: string) => string
}

/** The specification has these words in English, whatever the language. */
export const noPrice = 'No price.'

export const guestText: Record<Language, GuestText> = {
  spanish: {
    outlets: 'Lugares!',
    outletsSubtitle: 'Elegí un lugar para ver su carta.',
    noOutlets: 'Todavía no hay lugares para elegir.',
    chat: 'Pedir por WhatsApp',
    chatMessage: 'Hola! Quiero hacer un pedido. Mi número de habitación es: ',
    survey: 'Contanos cómo te fue',
    codeTitle: 'Tu hotel',
    codeHint: 'Ingresá el código que figura en tu habitación o en tu mesa.',
    code: 'Código',
    codeGo: 'Continuar',
    codeUnknown: 'Ningún hotel tiene ese código.',
    codeFailed: 'No pudimos comprobar el código. Revisá la conexión y probá de nuevo.',
    categories: 'Categorías',
    filters: 'Filtros',
    marks: { glutenFree: 'Sin gluten', vegetarian: 'Vegetariano', favourite: 'Favorito' },
    noMatches: 'Nada de esta carta coincide con los filtros.',
    clearFilters: 'Quitar filtros',
    emptyMenu: 'Esta carta todavía no tiene productos.',
    unavailable: 'No disponible',
    open: 'Abierto',
    openUntil: (clock) => `Abierto hasta ${clock}`,
    closed: 'Cerrado',
    closedUntil: (day, clock) => `Cerrado, abre el ${day} a las ${clock}`,
    days: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    menus: 'Cartas',
    hours: 'Horarios',
    required: 'obligatorio',
    photoOf: (name) => `Foto de ${name}`,
  },
  english: {
    outlets: 'Places!',
    outletsSubtitle: 'Choose a place to see its menu.',
    noOutlets: 'There are no places to choose from yet.',
    chat: 'Order by WhatsApp',
    chatMessage: 'Hello! I would like to order. My room number is: ',
    survey: 'Tell us how it went',
    codeTitle: 'Your hotel',
    codeHint: 'Enter the code you find in your room or on your table.',
    code: 'Code',
    codeGo: 'Continue',
    codeUnknown: 'No hotel has that code.',
    codeFailed: 'We could not check the code. Check your connection and try again.',
    categories: 'Categories',
    filters: 'Filters',
    marks: { glutenFree: 'Gluten free', vegetarian: 'Vegetarian', favourite: 'Favourite' },
    noMatches: 'Nothing on this menu matches the filters.',
    clearFilters: 'Clear filters',
    emptyMenu: 'This menu has no products yet.',
    unavailable: 'Not available',
    open: 'Open',
    openUntil: (clock) => `Open until ${clock}`,
    closed: 'Closed',
    closedUntil: (day, clock) => `Closed, opens ${day} at ${clock}`,
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    menus: 'Menus',
    hours: 'Hours',
    required: 'required',
    photoOf: (name) => `Photo of ${name}`,
  },
  portuguese: {
    outlets: 'Lugares!',
    outletsSubtitle: 'Escolha um lugar para ver o cardápio.',
    noOutlets: 'Ainda não há lugares para escolher.',
    chat: 'Pedir pelo WhatsApp',
    chatMessage: 'Olá! Quero fazer um pedido. O número do meu quarto é: ',
    survey: 'Conte como foi',
    codeTitle: 'Seu hotel',
    codeHint: 'Digite o código que está no seu quarto ou na sua mesa.',
    code: 'Código',
    codeGo: 'Continuar',
    codeUnknown: 'Nenhum hotel tem esse código.',
    codeFailed: 'Não conseguimos verificar o código. Verifique a conexão e tente de novo.',
    categories: 'Categorias',
    filters: 'Filtros',
    marks: { glutenFree: 'Sem glúten', vegetarian: 'Vegetariano', favourite: 'Favorito' },
    noMatches: 'Nada deste cardápio corresponde aos filtros.',
    clearFilters: 'Limpar filtros',
    emptyMenu: 'Este cardápio ainda não tem produtos.',
    unavailable: 'Indisponível',
    open: 'Aberto',
    openUntil: (clock) => `Aberto até ${clock}`,
    closed: 'Fechado',
    closedUntil: (day, clock) => `Fechado, abre ${day} às ${clock}`,
    days: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
    menus: 'Cardápios',
    hours: 'Horários',
    required: 'obrigatório',
    photoOf: (name) => `Foto de ${name}`,
  },
  french: {
    outlets: 'Lieux !',
    outletsSubtitle: 'Choisissez un lieu pour voir sa carte.',
    noOutlets: 'Il n’y a pas encore de lieu à choisir.',
    chat: 'Commander par WhatsApp',
    chatMessage: 'Bonjour ! Je souhaite commander. Mon numéro de chambre est : ',
    survey: 'Racontez-nous votre expérience',
    codeTitle: 'Votre hôtel',
    codeHint: 'Saisissez le code indiqué dans votre chambre ou sur votre table.',
    code: 'Code',
    codeGo: 'Continuer',
    codeUnknown: 'Aucun hôtel n’a ce code.',
    codeFailed: 'Impossible de vérifier le code. Vérifiez la connexion et réessayez.',
    categories: 'Catégories',
    filters: 'Filtres',
    marks: { glutenFree: 'Sans gluten', vegetarian: 'Végétarien', favourite: 'Favori' },
    noMatches: 'Rien sur cette carte ne correspond aux filtres.',
    clearFilters: 'Effacer les filtres',
    emptyMenu: 'Cette carte n’a pas encore de produits.',
    unavailable: 'Indisponible',
    open: 'Ouvert',
    openUntil: (clock) => `Ouvert jusqu’à ${clock}`,
    closed: 'Fermé',
    closedUntil: (day, clock) => `Fermé, ouvre ${day} à ${clock}`,
    days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    menus: 'Cartes',
    hours: 'Horaires',
    required: 'obligatoire',
    photoOf: (name) => `Photo de ${name}`,
  },
}
