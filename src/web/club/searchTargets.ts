import { to } from '#contract/club/pages.ts'
import type { SearchTarget } from '#web/kernel/search/searchTarget.ts'
import { clubTargetText as text } from './searchTargets.text.ts'

export const clubTargets: readonly SearchTarget[] = [
  { ...text.personCreate, page: 'dossierCreate', to: to('dossierCreate'), kind: 'action' },
  { ...text.bagCreate, page: 'bagsCreate', to: to('bagsCreate'), kind: 'action' },
  { ...text.postCreate, page: 'newsCreate', to: to('newsCreate'), kind: 'action' },
  { ...text.messageCreate, page: 'messageCreate', to: to('messageCreate'), kind: 'action' },
  { ...text.personImport, page: 'dossierImport', to: to('dossierImport'), kind: 'action' },
  { ...text.bagsImport, page: 'bagsImport', to: to('bagsImport'), kind: 'action' },
  { ...text.movements, page: 'bagsLastMovements', to: to('bagsLastMovements') },
  { ...text.labels, page: 'bagsLabels', to: to('bagsLabels') },
  { ...text.messagesAdmin, page: 'messagesAdmin', to: to('messagesAdmin') },
]
