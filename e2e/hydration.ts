import { expect, type Locator } from '@playwright/test'

/** Waits until React has hydrated a server-rendered field: text that is typed earlier would not reach its state. */
export const whenHydrated = (field: Locator) => {
  const isHydrated = () =>
    field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  return expect.poll(isHydrated).toBe(true)
}
