import { publicPages } from '#contract/properties/pages.public.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const publicScreens = drawnBy(publicPages, {
  properties: part(() => import('#web/properties/public/PropertiesScreen.tsx').then((m) => m.PropertiesScreen)),
  property: part(() => import('#web/properties/public/PropertyScreen.tsx').then((m) => m.PropertyScreen)),
  propertySheet: part(() => import('#web/properties/public/SheetScreen.tsx').then((m) => m.SheetScreen)),
})
