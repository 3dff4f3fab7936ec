import type { Language } from '#contract/kernel/languages.limits.ts'

interface PushSwitchText {
  start: string
  on: string
  end: string
  impossible: string
  denied: string
  failed: string
}

/** Texts of the switch with which a guest's phone receives push messages. */
export const pushSwitchText: Record<Language, PushSwitchText> = {
  spanish: {
    start: 'Avisarme en este teléfono',
    on: 'Te avisamos en este teléfono.',
    end: 'No avisarme más',
    impossible: 'Este navegador no recibe avisos. Esta página se actualiza sola.',
    denied: 'Este teléfono no permite avisos de esta página. Podés permitirlos en sus ajustes.',
    failed: 'No pudimos activar los avisos en este teléfono. Probá de nuevo.',
  },
  english: {
    start: 'Notify me on this phone',
    on: 'We will notify you on this phone.',
    end: 'Stop notifying me',
    impossible: 'This browser receives no notifications. This page updates itself.',
    denied: 'This phone does not allow notifications from this page. You can allow them in its settings.',
    failed: 'We could not turn on notifications on this phone. Try again.',
  },
  portuguese: {
    start: 'Avisar neste telefone',
    on: 'Avisaremos você neste telefone.',
    end: 'Não avisar mais',
    impossible: 'Este navegador não recebe avisos. Esta página se atualiza sozinha.',
    denied: 'Este telefone não permite avisos desta página. Você pode permiti-los nos ajustes.',
    failed: 'Não conseguimos ativar os avisos neste telefone. Tente de novo.',
  },
  french: {
    start: 'Me prévenir sur ce téléphone',
    on: 'Nous vous préviendrons sur ce téléphone.',
    end: 'Ne plus me prévenir',
    impossible: 'Ce navigateur ne reçoit pas de notifications. Cette page s’actualise toute seule.',
    denied: 'Ce téléphone n’autorise pas les notifications de cette page. Vous pouvez les autoriser dans ses réglages.',
    failed: 'Nous n’avons pas pu activer les notifications sur ce téléphone. Réessayez.',
  },
}
