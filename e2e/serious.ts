import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What of the page is serious for accessibility: the rule and the first that breaks it. Of all rules, or of some. */
export const seriousOn = async (page: Page, ...rules: string[]) => {
  // In the page itself: the other way opens a second page for each, and no page of ours has frames to look into.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const asked = rules.length > 0 ? { runOnly: rules } : {}
  // Telling in detail what is right takes as long again as finding what is not.
  const { violations } = await axe.options({ resultTypes: ['violations'], ...asked }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes[0]?.html])
}
