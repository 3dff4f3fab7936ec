import { clubPages } from '#contract/club/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const clubScreens = drawnBy(clubPages, {
  dashboard: part(() => import('#web/club/dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen)),
  people: part(() => import('#web/club/people/PeopleScreen.tsx').then((m) => m.PeopleScreen)),
  dossiers: part(() => import('#web/club/people/DossiersScreen.tsx').then((m) => m.DossiersScreen)),
  dossierCreate: part(() => import('#web/club/people/DossierCreateScreen.tsx').then((m) => m.DossierCreateScreen)),
  dossierImport: part(() => import('#web/club/people/ImportScreen.tsx').then((m) => m.ImportScreen)),
  dossier: part(() => import('#web/club/people/DossierScreen.tsx').then((m) => m.DossierScreen)),
  messages: part(() => import('#web/club/messages/MessagesScreen.tsx').then((m) => m.MessagesScreen)),
  messagesAdmin: part(() => import('#web/club/messages/MessagesAdminScreen.tsx').then((m) => m.MessagesAdminScreen)),
  messageCreate: part(() => import('#web/club/messages/MessageCreateScreen.tsx').then((m) => m.MessageCreateScreen)),
  messageEdit: part(() => import('#web/club/messages/MessageEditScreen.tsx').then((m) => m.MessageEditScreen)),
  newsAdmin: part(() => import('#web/club/posts/PostsScreen.tsx').then((m) => m.PostsScreen)),
  newsCreate: part(() => import('#web/club/posts/PostCreateScreen.tsx').then((m) => m.PostCreateScreen)),
  newsEdit: part(() => import('#web/club/posts/PostEditScreen.tsx').then((m) => m.PostEditScreen)),
  bags: part(() => import('#web/club/bags/BagsScreen.tsx').then((m) => m.BagsScreen)),
  bagsLastMovements: part(() =>
    import('#web/club/movements/LastMovementsScreen.tsx').then((m) => m.LastMovementsScreen),
  ),
  bagsCreate: part(() => import('#web/club/bags/BagCreateScreen.tsx').then((m) => m.BagCreateScreen)),
  bagsLabels: part(() => import('#web/club/bags/LabelsScreen.tsx').then((m) => m.LabelsScreen)),
  bagsEdit: part(() => import('#web/club/bags/BagEditScreen.tsx').then((m) => m.BagEditScreen)),
  bag: part(() => import('#web/club/bags/BagScreen.tsx').then((m) => m.BagScreen)),
  bagReport: part(() => import('#web/club/movements/ReportScreen.tsx').then((m) => m.ReportScreen)),
  bagAction: part(() => import('#web/club/bags/BagActionScreen.tsx').then((m) => m.BagActionScreen)),
  bagItem: part(() => import('#web/club/bags/ItemEditScreen.tsx').then((m) => m.ItemEditScreen)),
  bagCode: part(() => import('#web/club/custody/BagCodeScreen.tsx').then((m) => m.BagCodeScreen)),
  screensAdmin: part(() => import('#web/club/screens/ScreensScreen.tsx').then((m) => m.ScreensScreen)),
})
