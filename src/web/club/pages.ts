import { clubPages } from '#contract/club/pages.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const clubScreens = pagesWithScreens(clubPages, {
  dashboard: lazyPart(() => import('#web/club/dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen)),
  people: lazyPart(() => import('#web/club/people/PeopleScreen.tsx').then((m) => m.PeopleScreen)),
  dossiers: lazyPart(() => import('#web/club/people/DossiersScreen.tsx').then((m) => m.DossiersScreen)),
  dossierCreate: lazyPart(() => import('#web/club/people/DossierCreateScreen.tsx').then((m) => m.DossierCreateScreen)),
  dossierImport: lazyPart(() => import('#web/club/people/ImportScreen.tsx').then((m) => m.ImportScreen)),
  dossier: lazyPart(() => import('#web/club/people/DossierScreen.tsx').then((m) => m.DossierScreen)),
  messages: lazyPart(() => import('#web/club/messages/MessagesScreen.tsx').then((m) => m.MessagesScreen)),
  messagesAdmin: lazyPart(() =>
    import('#web/club/messages/MessagesAdminScreen.tsx').then((m) => m.MessagesAdminScreen),
  ),
  messageCreate: lazyPart(() =>
    import('#web/club/messages/MessageCreateScreen.tsx').then((m) => m.MessageCreateScreen),
  ),
  messageEdit: lazyPart(() => import('#web/club/messages/MessageEditScreen.tsx').then((m) => m.MessageEditScreen)),
  newsAdmin: lazyPart(() => import('#web/club/posts/PostsScreen.tsx').then((m) => m.PostsScreen)),
  newsCreate: lazyPart(() => import('#web/club/posts/PostCreateScreen.tsx').then((m) => m.PostCreateScreen)),
  newsEdit: lazyPart(() => import('#web/club/posts/PostEditScreen.tsx').then((m) => m.PostEditScreen)),
  bags: lazyPart(() => import('#web/club/bags/BagsScreen.tsx').then((m) => m.BagsScreen)),
  bagsLastMovements: lazyPart(() =>
    import('#web/club/movements/LastMovementsScreen.tsx').then((m) => m.LastMovementsScreen),
  ),
  bagsCreate: lazyPart(() => import('#web/club/bags/BagCreateScreen.tsx').then((m) => m.BagCreateScreen)),
  bagsImport: lazyPart(() => import('#web/club/bags/BagsImportScreen.tsx').then((m) => m.BagsImportScreen)),
  bagsLabels: lazyPart(() => import('#web/club/bags/LabelsScreen.tsx').then((m) => m.LabelsScreen)),
  bagsEdit: lazyPart(() => import('#web/club/bags/BagEditScreen.tsx').then((m) => m.BagEditScreen)),
  bag: lazyPart(() => import('#web/club/bags/BagScreen.tsx').then((m) => m.BagScreen)),
  bagReport: lazyPart(() => import('#web/club/movements/CustodyReportScreen.tsx').then((m) => m.CustodyReportScreen)),
  bagAction: lazyPart(() => import('#web/club/bags/BagActionScreen.tsx').then((m) => m.BagActionScreen)),
  bagItem: lazyPart(() => import('#web/club/bags/ItemEditScreen.tsx').then((m) => m.ItemEditScreen)),
  bagCode: lazyPart(() => import('#web/club/custody/BagCodeScreen.tsx').then((m) => m.BagCodeScreen)),
  screensAdmin: lazyPart(() => import('#web/club/screens/TvsScreen.tsx').then((m) => m.TvsScreen)),
})
