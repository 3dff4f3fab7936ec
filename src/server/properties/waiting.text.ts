/** Words of the waiting items of the properties in the notification centre, in mails and in push messages. */
export const propertiesWaitingText = {
  questions: { label: 'Consultas por propiedades', nouns: ['consulta', 'consultas'] },
  visits: { label: 'Visitas pedidas', nouns: ['visita', 'visitas'] },
  nextSteps: { label: 'Próximos pasos con interesados', nouns: ['próximo paso', 'próximos pasos'] },
} as const
