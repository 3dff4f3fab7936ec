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
  propertyEdit: lazyPart(() =>
    import('#web/properties/listings/ListingEditScreen.tsx').then((m) => m.ListingEditScreen),
  ),
})
