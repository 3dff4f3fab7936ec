import { expect, type Locator } from '@playwright/test'

/** Waits until React has hydrated a server-rendered element: what is typed earlier is stored only then. */
export const whenHydrated = (field: Locator) => {
  const isHydrated = () =>
    field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  return expect.poll(isHydrated).toBe(true)
}
