import type { Language } from '#contract/kernel/languages.limits.ts'
import type { Mark } from './marks.ts'

/** Separate from the other menu texts, because the printed menu uses these labels as well. */
export const markText: Record<Language, Record<Mark, string>> = {
  spanish: { glutenFree: 'Sin gluten', vegetarian: 'Vegetariano', vegan: 'Vegano', favourite: 'Favorito' },
  english: { glutenFree: 'Gluten free', vegetarian: 'Vegetarian', vegan: 'Vegan', favourite: 'Favourite' },
  portuguese: { glutenFree: 'Sem glúten', vegetarian: 'Vegetariano', vegan: 'Vegano', favourite: 'Favorito' },
  french: { glutenFree: 'Sans gluten', vegetarian: 'Végétarien', vegan: 'Végan', favourite: 'Coup de cœur' },
}
