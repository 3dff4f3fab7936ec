import { randomUUID } from 'node:crypto'

export const memberDraft = (mail = `${randomUUID()}@comunidad.test`) => ({
  id: randomUUID(),
  firstName: 'Nora',
  lastName: 'Díaz',
  mail,
  phone: '11 4444',
  birthday: null,
  lot: 'Lote 4',
  comments: '',
  rol: 'lider' as const,
  class: null,
  liderOf: '15' as const,
})
