import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Mark } from '../guest/marks.ts'

/** Labels of the page that prints a menu. */
export const paperText = {
  open: 'Carta impresa',
  title: 'Carta impresa',
  gone: 'Esta carta no existe, o está oculta: lo que no ven los huéspedes no se imprime.',
  languages: 'Idioma de la carta',
}

/** Short signs beside a printed product; the legend of the menu explains them. */
export const markSigns: Record<Language, Record<Mark, string>> = {
  spanish: { glutenFree: 'SG', vegetarian: 'V', vegan: 'VG', favourite: '★' },
  english: { glutenFree: 'GF', vegetarian: 'V', vegan: 'VG', favourite: '★' },
  portuguese: { glutenFree: 'SG', vegetarian: 'V', vegan: 'VG', favourite: '★' },
  french: { glutenFree: 'SG', vegetarian: 'V', vegan: 'VG', favourite: '★' },
}
