import type { Language } from '#contract/kernel/languages.limits.ts'

interface MenuFilterText {
  filters: string
  noMatches: string
  search: string
  emptyMenu: string
  nothingFound: string
  clearFilters: string
  avoid: string
}

/** Labels of search and filters; loaded with their lazy part. */
export const menuFilterText: Record<Language, MenuFilterText> = {
  spanish: {
    filters: 'Filtros',
    noMatches: 'Nada de esta carta coincide con los filtros.',
    search: 'Buscar en la carta',
    emptyMenu: 'Esta carta todavía no tiene productos.',
    nothingFound: 'Nada de esta carta coincide con lo que buscás.',
    clearFilters: 'Quitar filtros',
    avoid: 'Evitar',
  },
  english: {
    filters: 'Filters',
    noMatches: 'Nothing on this menu matches the filters.',
    search: 'Search the menu',
    emptyMenu: 'This menu has no products yet.',
    nothingFound: 'Nothing on this menu matches your search.',
    clearFilters: 'Clear filters',
    avoid: 'Avoid',
  },
  portuguese: {
    filters: 'Filtros',
    noMatches: 'Nada deste cardápio corresponde aos filtros.',
    search: 'Buscar no cardápio',
    emptyMenu: 'Este cardápio ainda não tem produtos.',
    nothingFound: 'Nada deste cardápio corresponde à busca.',
    clearFilters: 'Limpar filtros',
    avoid: 'Evitar',
  },
  french: {
    filters: 'Filtres',
    noMatches: 'Rien sur cette carte ne correspond aux filtres.',
    search: 'Chercher dans la carte',
    emptyMenu: 'Cette carte n’a pas encore de produits.',
    nothingFound: 'Rien sur cette carte ne correspond à la recherche.',
    clearFilters: 'Effacer les filtres',
    avoid: 'Éviter',
  },
}
