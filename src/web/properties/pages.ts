import { propertiesPages } from '#contract/properties/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const propertiesScreens = drawnBy(propertiesPages, {
  propertyCreate: part(() =>
    import('#web/properties/listings/ListingCreateScreen.tsx').then((m) => m.ListingCreateScreen),
  ),
  propertiesAdmin: part(() => import('#web/properties/listings/ListingsScreen.tsx').then((m) => m.ListingsScreen)),
  propertiesEnquiries: part(() =>
    import('#web/properties/enquiries/EnquiriesScreen.tsx').then((m) => m.EnquiriesScreen),
  ),
  propertiesFigures: part(() => import('#web/properties/figures/FiguresScreen.tsx').then((m) => m.FiguresScreen)),
  propertyEdit: part(() => import('#web/properties/listings/ListingEditScreen.tsx').then((m) => m.ListingEditScreen)),
})
