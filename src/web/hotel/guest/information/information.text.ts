import type { Language } from '#contract/kernel/languages.limits.ts'
import type { InformationTopic } from '#contract/kernel/venues.limits.ts'

interface InformationText {
  title: string
  topics: Record<InformationTopic, string>
  nothing: string
}

/**
 * The product specification prescribes the Spanish labels, so they must not be reworded; the other languages are
 * translations.
 */
export const informationText: Record<Language, InformationText> = {
  spanish: {
    title: 'Información',
    topics: { hours: 'Horarios', services: 'Servicios', restaurants: 'Restaurantes' },
    nothing: 'Preguntanos lo que necesites.',
  },
  english: {
    title: 'Information',
    topics: { hours: 'Hours', services: 'Services', restaurants: 'Restaurants' },
    nothing: 'Ask us anything you need.',
  },
  portuguese: {
    title: 'Informações',
    topics: { hours: 'Horários', services: 'Serviços', restaurants: 'Restaurantes' },
    nothing: 'Pergunte o que precisar.',
  },
  french: {
    title: 'Informations',
    topics: { hours: 'Horaires', services: 'Services', restaurants: 'Restaurants' },
    nothing: 'Demandez-nous ce dont vous avez besoin.',
  },
}
