import type { RefusalSentences } from '#contract/refusals.ts'

export const communityRefusals = {
  wrong_mail: {
    spanish: 'El mail es incorrecto.',
    english: 'The mail is not correct.',
    portuguese: 'O e-mail está incorreto.',
    french: 'L’adresse mail est incorrecte.',
  },
  still_waiting: {
    spanish: 'Todavía hay que esperar.',
    english: 'You still have to wait.',
    portuguese: 'Ainda é preciso esperar.',
    french: 'Il faut encore attendre.',
  },
  short_password: {
    spanish: 'Usá 8 caracteres como mínimo.',
    english: 'Use at least 8 characters.',
    portuguese: 'Use pelo menos 8 caracteres.',
    french: 'Utilisez au moins 8 caractères.',
  },
  mail_taken: {
    spanish: 'Ya te registraste con ese mail anteriormente.',
    english: 'You have already registered with that mail.',
    portuguese: 'Você já se registrou com esse e-mail.',
    french: 'Vous vous êtes déjà inscrit avec cette adresse.',
  },
  already_booked: 'Ya tenés una reserva para ese horario.',
  too_many_bookings: 'Ya tenés muchas reservas. Cancelá una para hacer otra.',
  has_begun: 'La actividad ya empezó: la reserva no se puede cancelar.',
  day_out_of_reach: 'Ese día no se puede elegir.',
  no_class: 'Todavía no tenés una clase a cargo.',
  other_class: 'Esa clase ya no está a tu cargo.',
  mail_in_use: 'Otra persona de la comunidad ya usa ese mail.',
  has_password: 'Ya eligió su contraseña.',
  not_a_lider: 'Solo un líder puede elegir su primera contraseña.',
  no_such_person: 'No hay exactamente un socio activo y sin vincular con ese mail.',
  has_bookings: 'Hay reservas hechas: ocultala en lugar de eliminarla.',
  ends_before: 'Tiene que terminar después de empezar.',
  wrong_visitor_code: 'Ningún visitante tiene ese código.',
  not_today: 'No se lo espera hoy.',
  already_entered: 'Ya entró.',
} satisfies Partial<RefusalSentences>
