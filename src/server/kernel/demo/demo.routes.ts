import { demo as contract, type DemoObstacle } from '#contract/kernel/demo.ts'
import { outsideTransaction, type StepsContext } from '../door.ts'
import { OperatorError } from '../operatorError.ts'

const on = outsideTransaction(contract)

/** The demo, and the reason why the caller's venue cannot add or remove it; null if it can. */
const findDemo = async ({ kernel: { demoData, configuration }, venueId }: StepsContext) => {
  const venueIds = (await demoData?.venueIds()) ?? []
  const obstacle = (): DemoObstacle | null => {
    if (!demoData || (venueId !== configuration.communityVenue && !venueIds.includes(venueId))) return 'other_venue'
    if (venueIds.includes(venueId)) return 'own_venue'
    // Its passwords are public (serve.ts refuses to start a public server that has the demo).
    return configuration.onLoopback ? null : 'public_server'
  }
  return { demoData, venueIds, obstacle: obstacle() }
}

export const demoRoutes = {
  state: on.state.handler(async ({ context }) => {
    const { demoData, venueIds, obstacle } = await findDemo(context)
    const isHere = venueIds.length > 0
    return {
      isHere,
      isAdding: demoData?.isAdding() ?? false,
      obstacle,
      accounts: isHere && obstacle === null ? [...(demoData?.accounts ?? [])] : [],
    }
  }),

  add: on.add.handler(async ({ context, errors }) => {
    const { demoData, venueIds, obstacle } = await findDemo(context)
    if (!demoData || obstacle !== null) throw errors.demo_not_possible()
    // An empty transaction adds the call to the activity log.
    await context.writing(async () => {})
    if (venueIds.length === 0 && !demoData.isAdding())
      void context.kernel.backgroundTasks.run('demo', () => demoData.add(context.venueId))
    return { done: true }
  }),

  remove: on.remove.handler(async ({ context, errors }) => {
    const { demoData, venueIds, obstacle } = await findDemo(context)
    if (!demoData || obstacle !== null) throw errors.demo_not_possible()
    try {
      if (venueIds.length > 0) await demoData.remove()
    } catch (error) {
      throw error instanceof OperatorError ? errors.tables_in_use() : error
    }
    await context.writing(async () => {})
    return { done: true }
  }),
}
