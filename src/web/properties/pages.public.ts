import { propertiesPublicPages } from '#contract/properties/pages.public.ts'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { pagesWithScreens } from '#web/kernel/navigation/pageRegistry.ts'

export const propertiesPublicScreens = pagesWithScreens(propertiesPublicPages, {
  properties: lazyPart(() => import('#web/properties/public/PropertiesScreen.tsx').then((m) => m.PropertiesScreen)),
  property: lazyPart(() => import('#web/properties/public/PropertyScreen.tsx').then((m) => m.PropertyScreen)),
  propertySheet: lazyPart(() =>
    import('#web/properties/public/PropertyPrintScreen.tsx').then((m) => m.PropertyPrintScreen),
  ),
})
