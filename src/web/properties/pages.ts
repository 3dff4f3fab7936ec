import { propertiesPages } from '#contract/properties/pages.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const propertiesScreens = pagesWithScreens(propertiesPages, {
  propertyCreate: lazyPart(() =>
    import('#web/properties/listings/ListingCreateScreen.tsx').then((m) => m.ListingCreateScreen),
  ),
  propertiesAdmin: lazyPart(() => import('#web/properties/listings/ListingsScreen.tsx').then((m) => m.ListingsScreen)),
  propertiesEnquiries: lazyPart(() =>
    import('#web/properties/enquiries/EnquiriesScreen.tsx').then((m) => m.EnquiriesScreen),
  ),
  propertiesFigures: lazyPart(() => import('#web/properties/figures/FiguresScreen.tsx').then((m) => m.FiguresScreen)),
  propertiesVisits: lazyPart(() => import('#web/properties/visits/VisitsScreen.tsx').then((m) => m.VisitsScreen)),
  propertiesImport: lazyPart(() =>
    import('#web/properties/listings/ListingImportScreen.tsx').then((m) => m.ListingImportScreen),
  ),
  visit: lazyPart(() => import('#web/properties/visits/VisitScreen.tsx').then((m) => m.VisitScreen)),
  propertyDesk: lazyPart(() =>
    import('#web/properties/listings/ListingDeskScreen.tsx').then((m) => m.ListingDeskScreen),
  ),
  propertyEdit: lazyPart(() =>
    import('#web/properties/listings/ListingEditScreen.tsx').then((m) => m.ListingEditScreen),
  ),
})
