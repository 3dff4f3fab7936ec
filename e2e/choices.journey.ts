import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test('a choice that is saved at once stays shown until it is read again, and a second choice does not undo it', async ({
  venue,
}) => {
  const ana = await venue.browserOf('Ana')
  await ana.goto('/account')
  const choices = ana.getByRole('checkbox', { name: /: notificación$/ })
  const [first, second] = [choices.nth(0), choices.nth(1)]
  const wanted = { first: !(await first.isChecked()), second: !(await second.isChecked()) }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await ana.route('**/api/kernel/notifications/settings*', async (route) => {
    await released
    await route.continue()
  })
  await first.click()
  await said(ana, 'Avisos guardados!')
  await expect(first).toBeChecked({ checked: wanted.first })
  const secondSaved = ana.waitForResponse(/notifications\/save/)
  await second.click()
  await secondSaved
  release()
  await ana.unrouteAll({ behavior: 'wait' })
  await ana.reload()
  await expect(first).toBeChecked({ checked: wanted.first })
  await expect(second).toBeChecked({ checked: wanted.second })
})
