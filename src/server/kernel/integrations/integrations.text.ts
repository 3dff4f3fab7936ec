import type { Scope, ScopeGroupName } from '#contract/kernel/scopes.limits.ts'

const groups: Record<ScopeGroupName, string> = {
  orders: 'Pedidos y cuentas',
  menus: 'Menús',
  rooms: 'Habitaciones y estadías',
  bags: 'Personas y bolsas',
  news: 'Novedades',
  bookings: 'Reservas',
  claims: 'Reclamos',
  properties: 'Propiedades y consultas',
}

/** Responses to programs have both languages, because nobody knows who reads them. */
export const integrationsText = {
  /** Name of a key's calls in the activity log and beside what it has written. */
  callerName: (name: string) => `${name} (clave de API)`,
  unknownKey: 'This API key is unknown or revoked. / Esta clave de API no existe o fue revocada.',
  noEndpoint:
    'API keys cannot call this: it is in no scope. / Las claves de API no pueden usar esto: no está en ningún permiso.',
  missingScope: (scope: Scope) => {
    const [group, access] = scope.split(':') as [ScopeGroupName, string]
    const permission = `${groups[group]}: ${access === 'read' ? 'leer' : 'leer y escribir'}`
    return `This API key lacks the scope ${scope}. / A esta clave de API le falta el permiso “${permission}” (${scope}).`
  },
}
