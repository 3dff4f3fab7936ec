import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Mark } from '../guest/marks.ts'

/** Of a menu on paper. */
export const paperText = {
  open: 'Carta impresa',
  title: 'Carta impresa',
  gone: 'Esta carta no existe, o está oculta: lo que no ven los huéspedes no se imprime.',
  languages: 'Idioma de la carta',
}

/** Beside a product there is room for a letter or two; the legend says what they are. */
export const markSigns: Record<Language, Record<Mark, string>> = {
  spanish: { glutenFree: 'SG', vegetarian: 'V', vegan: 'VG', favourite: '★' },
  english: { glutenFree: 'GF', vegetarian: 'V', vegan: 'VG', favourite: '★' },
  portuguese: { glutenFree: 'SG', vegetarian: 'V', vegan: 'VG', favourite: '★' },
  french: { glutenFree: 'SG', vegetarian: 'V', vegan: 'VG', favourite: '★' },
}
