import type { Language } from '#contract/kernel/languages.limits.ts'

interface NotFoundText {
  title: string
  hint: string
  home: string
}

export const notFoundText: Record<Language, NotFoundText> = {
  spanish: {
    title: 'No encontramos esta página',
    hint: 'Puede que la dirección esté mal escrita o que la página ya no exista.',
    home: 'Ir al inicio',
  },
  english: {
    title: 'We could not find this page',
    hint: 'The address may be mistyped, or the page may no longer exist.',
    home: 'Go to the start',
  },
  portuguese: {
    title: 'Não encontramos esta página',
    hint: 'O endereço pode estar errado ou a página pode não existir mais.',
    home: 'Ir para o início',
  },
  french: {
    title: 'Nous n’avons pas trouvé cette page',
    hint: 'L’adresse est peut-être mal écrite, ou la page n’existe plus.',
    home: 'Aller à l’accueil',
  },
}

/** Texts of the page that is shown offline in place of a page that the service worker has not cached. */
export const offlineText = {
  title: 'Sin conexión',
  hint: 'Esta página no está guardada en este teléfono. Probá de nuevo cuando haya conexión.',
}
