import type { AlertKind } from '#contract/hotel/stays.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface ServicesText {
  services: string
  /** Button of a service request, and its text after it was sent at `clock`. */
  ask: Record<AlertKind, string>
  /** Button of the bill at a table. */
  bill: string
  asked: Record<AlertKind, (clock: string) => string>
  withdraw: string
  seen: (clock: string) => string
  done: (clock: string) => string
  noDisturb: string
  noDisturbHint: string
  mail: string
  mailIs: (mail: string) => string
}

/** Labels of service requests and of the mail address in a room. */
export const servicesText: Record<Language, ServicesText> = {
  spanish: {
    services: 'Servicios',
    ask: { clean: 'Pedir limpieza', waiter: 'Llamar al mozo', pay: 'Pedir la cuenta' },
    bill: 'La cuenta',
    asked: {
      clean: (clock) => `Limpieza pedida a las ${clock}`,
      waiter: (clock) => `Mozo llamado a las ${clock}`,
      pay: (clock) => `Cuenta pedida a las ${clock}`,
    },
    withdraw: 'Ya no hace falta',
    seen: (clock) => `Visto a las ${clock}`,
    done: (clock) => `Hecho a las ${clock}`,
    noDisturb: 'No molestar',
    noDisturbHint: 'Recepción lo ve al lado de tu número.',
    mail: 'Recibir el resumen por mail',
    mailIs: (mail) => `El resumen llegará a ${mail}`,
  },
  english: {
    services: 'Services',
    ask: { clean: 'Ask for cleaning', waiter: 'Call the waiter', pay: 'Ask for the bill' },
    bill: 'The bill, please',
    asked: {
      clean: (clock) => `Cleaning requested at ${clock}`,
      waiter: (clock) => `Waiter called at ${clock}`,
      pay: (clock) => `Bill requested at ${clock}`,
    },
    withdraw: 'No longer needed',
    seen: (clock) => `Seen at ${clock}`,
    done: (clock) => `Done at ${clock}`,
    noDisturb: 'Do not disturb',
    noDisturbHint: 'Reception sees it next to your number.',
    mail: 'Get the summary by email',
    mailIs: (mail) => `The summary will go to ${mail}`,
  },
  portuguese: {
    services: 'Serviços',
    ask: { clean: 'Pedir limpeza', waiter: 'Chamar o garçom', pay: 'Pedir a conta' },
    bill: 'A conta',
    asked: {
      clean: (clock) => `Limpeza pedida às ${clock}`,
      waiter: (clock) => `Garçom chamado às ${clock}`,
      pay: (clock) => `Conta pedida às ${clock}`,
    },
    withdraw: 'Não precisa mais',
    seen: (clock) => `Visto às ${clock}`,
    done: (clock) => `Feito às ${clock}`,
    noDisturb: 'Não perturbe',
    noDisturbHint: 'A recepção vê isso ao lado do seu número.',
    mail: 'Receber o resumo por e-mail',
    mailIs: (mail) => `O resumo irá para ${mail}`,
  },
  french: {
    services: 'Services',
    ask: { clean: 'Demander le ménage', waiter: 'Appeler le serveur', pay: 'Demander l’addition' },
    bill: 'L’addition',
    asked: {
      clean: (clock) => `Ménage demandé à ${clock}`,
      waiter: (clock) => `Serveur appelé à ${clock}`,
      pay: (clock) => `Addition demandée à ${clock}`,
    },
    withdraw: 'Ce n’est plus nécessaire',
    seen: (clock) => `Vu à ${clock}`,
    done: (clock) => `Fait à ${clock}`,
    noDisturb: 'Ne pas déranger',
    noDisturbHint: 'La réception le voit à côté de votre numéro.',
    mail: 'Recevoir le résumé par e-mail',
    mailIs: (mail) => `Le résumé arrivera à ${mail}`,
  },
}
