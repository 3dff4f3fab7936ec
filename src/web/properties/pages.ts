import { propertiesPages } from '#contract/properties/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const propertiesScreens = drawnBy(propertiesPages, {
  propertyCreate: part(() =>
    import('#web/properties/listings/ListingCreateScreen.tsx').then((m) => m.ListingCreateScreen),
  ),
})
