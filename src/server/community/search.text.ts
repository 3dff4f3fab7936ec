import type { ClaimStatus } from '#contract/community/claims.limits.ts'
import type { MemberRol } from '#contract/community/members.limits.ts'

/** Words of the community's search results; the lists hold normalized words that name a kind. */
export const communitySearchText = {
  member: { user: 'Miembro', lider: 'Líder' } satisfies Record<MemberRol, string>,
  members: ['miembro', 'socio', 'socia', 'lider', 'usuario'],
  inactive: 'Inactivo',
  claim: 'Reclamo',
  claims: ['reclamo'],
  claimTitle: (number: number, title: string) => `#${number} ${title}`,
  claimStatus: { sent: 'En revisión', completed: 'Completado' } satisfies Record<ClaimStatus, string>,
  group: 'Grupo',
  groups: ['grupo'],
  hidden: 'Oculto',
  suppliers: { kind: 'Proveedor', nouns: ['proveedor'] },
  activities: { kind: 'Actividad', nouns: ['actividad', 'deporte'] },
  restaurants: { kind: 'Restaurante', nouns: ['restaurante', 'restaurant'] },
  maps: { kind: 'Mapa', nouns: ['mapa'] },
  ministries: { kind: 'Ministerio', nouns: ['ministerio'] },
} as const
