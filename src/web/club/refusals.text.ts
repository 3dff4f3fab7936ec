import type { RefusalSentences } from '#contract/refusals.ts'

export const clubRefusals = {
  conflict: {
    spanish: 'La bolsa se movió mientras tanto. Revisá su historial antes de registrar el movimiento.',
    english: 'The bag was moved meanwhile. Look at its history before you register the movement.',
    portuguese: 'A bolsa foi movida nesse meio-tempo. Veja o histórico antes de registrar o movimento.',
    french: 'Le sac a été déplacé entre-temps. Consultez son historique avant d’enregistrer le mouvement.',
  },
  wrong_code: {
    spanish: 'El código no es correcto.',
    english: 'The code is not correct.',
    portuguese: 'O código não está correto.',
    french: 'Le code est incorrect.',
  },
  no_bag_code: {
    spanish:
      'El club todavía no definió el código de bolsas. Pedile a un administrador que lo cargue en Configuración.',
    english: 'The club has not set its bag code yet. Ask an administrator to enter it in the settings.',
    portuguese:
      'O clube ainda não definiu o código das bolsas. Peça a um administrador que o cadastre na configuração.',
    french: 'Le club n’a pas encore défini le code des sacs. Demandez à un administrateur de le saisir.',
  },
  bag_archived: {
    spanish: 'Esta bolsa está archivada: ya no se registran movimientos.',
    english: 'This bag is archived: no more movements are registered.',
    portuguese: 'Esta bolsa está arquivada: não se registram mais movimentos.',
    french: 'Ce sac est archivé : aucun mouvement n’est plus enregistré.',
  },
  permit_expired: {
    spanish: 'Pasó demasiado tiempo. Ingresá el código de nuevo.',
    english: 'Too much time has passed. Enter the code again.',
    portuguese: 'Passou tempo demais. Digite o código de novo.',
    french: 'Trop de temps a passé. Saisissez le code à nouveau.',
  },
  shift_ended: {
    spanish: 'El turno terminó en este teléfono. Ingresá el código para empezar otro.',
    english: 'The shift has ended on this phone. Enter the code to begin another one.',
    portuguese: 'O turno terminou neste telefone. Digite o código para começar outro.',
    french: 'Le service est terminé sur ce téléphone. Saisissez le code pour en commencer un autre.',
  },
  number_taken: 'Ese número de socio ya es de otra persona.',
  bag_is_out: 'Esa bolsa ya no está en el depósito.',
  unknown_member: 'Ningún socio tiene ese número.',
} satisfies Partial<RefusalSentences>
