import type { Language } from '#contract/kernel/languages.limits.ts'

interface GuestKernelText {
  language: string
  loading: string
  failed: string
  retry: string
}

/** Texts of the guests' shell. */
export const guestKernelText: Record<Language, GuestKernelText> = {
  spanish: {
    language: 'Idioma',
    loading: 'Cargando',
    failed: 'No pudimos leer esta página. Revisá la conexión y probá de nuevo.',
    retry: 'Reintentar',
  },
  english: {
    language: 'Language',
    loading: 'Loading',
    failed: 'We could not read this page. Check your connection and try again.',
    retry: 'Try again',
  },
  portuguese: {
    language: 'Idioma',
    loading: 'Carregando',
    failed: 'Não conseguimos ler esta página. Verifique a conexão e tente de novo.',
    retry: 'Tentar de novo',
  },
  french: {
    language: 'Langue',
    loading: 'Chargement',
    failed: 'Impossible de lire cette page. Vérifiez la connexion et réessayez.',
    retry: 'Réessayer',
  },
}
