import type { UseFormReturnType } from '@mantine/form'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { type Product, products } from '#contract/kernel/products.limits.ts'
import { userLimits } from '#contract/kernel/users.limits.ts'
import { colourPattern, venueLimits } from '#contract/kernel/venues.limits.ts'
import { resetText } from '#web/kernel/identity/reset.text.ts'
import { checkPasswordLength } from '#web/kernel/identity/resetLink.ts'
import { mailCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { venuesText } from '#web/kernel/venues/venues.text.ts'
import { firstRunText as text } from './firstRun.text.ts'

export interface FirstRunValues extends Record<string, unknown> {
  name: string
  mail: string
  password: string
  again: string
  venueName: string
  primaryColor: string
  timeZone: string
  guestLanguage: Language
  logo: File | null
  products: Product[]
  withDemo: boolean
}
export type FirstRunForm = UseFormReturnType<FirstRunValues>

export const emptyFirstRun = (): FirstRunValues => ({
  name: '',
  mail: '',
  password: '',
  again: '',
  venueName: '',
  primaryColor: '#1F5D43',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  guestLanguage: 'spanish',
  logo: null,
  products: [...products],
  withDemo: false,
})

/** Checks of each step's fields, in the order of the steps; the next step opens when they pass. */
export const stepChecks = [
  (values: FirstRunValues) => ({
    name: requiredCheck(userLimits.name)(values.name),
    mail: mailCheck(values.mail),
    password: checkPasswordLength(values.password),
    again: values.again === values.password ? null : resetText.different,
  }),
  (values: FirstRunValues) => ({
    venueName: requiredCheck(venueLimits.name)(values.venueName),
    primaryColor: colourPattern.test(values.primaryColor) ? null : venuesText.edit.colourWrong,
  }),
  (values: FirstRunValues) => ({ products: values.products.length > 0 ? null : text.products.none }),
  () => ({}),
] as const
