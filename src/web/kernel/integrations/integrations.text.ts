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
const access = { none: 'Sin acceso', read: 'Leer', write: 'Leer y escribir' }

export const integrationsText = {
  title: 'Integraciones',
  sentence:
    'Para que otros programas lean y escriban datos de este lugar, o reciban avisos: contabilidad, reservas, reportes.',
  groups,
  access,
  scope: (scope: Scope) => {
    const [group, kind] = scope.split(':') as [ScopeGroupName, 'read' | 'write']
    return `${groups[group]}: ${access[kind].toLowerCase()}`
  },
  keys: {
    title: 'Claves de API',
    empty: 'Todavía no hay claves.',
    created: 'Creada',
    createdBy: 'Por',
    lastUsed: 'Último uso',
    never: 'Nunca',
    revoke: 'Revocar',
    revokeOf: (name: string) => `Revocar la clave ${name}`,
    revoked: 'Clave revocada!',
    question: {
      title: '¿Revocar la clave?',
      body: 'El programa que la usa deja de funcionar en el acto. No se puede deshacer.',
      confirm: 'Sí, revocar',
    },
  },
  create: {
    title: 'Clave nueva',
    sentence: 'La clave hace lo mismo que el staff, y solo en las secciones que elijas. Hasta 120 pedidos por minuto.',
    name: 'Nombre',
    nameHint: 'El programa que la va a usar. Aparece en la actividad.',
    scopes: 'Permisos',
    chooseScope: 'Elegí al menos un permiso.',
    submit: 'Crear clave',
    said: 'Clave creada!',
    shown: {
      sentence: 'Copiá la clave ahora: no se vuelve a mostrar.',
      hint: 'Guardala como una contraseña. Si se pierde, revocala y creá otra.',
      label: 'Clave nueva',
      copy: 'Copiar',
      copied: 'Clave copiada!',
    },
  },
}
