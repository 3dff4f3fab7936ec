import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/**
 * Returns how many times as long `process.nextTick` takes after the collection at the end of the server's start as before it. Its time is
 * divided by the time of other work in the same moment, because the speed of a shared processor changes by three times within seconds.
 */
const slowdownOf = (prepare: string) => {
  const program = `
    ${prepare}
    const timeOf = (work) => {
      const since = performance.now()
      for (let k = 0; k < 2000; k++) work(k)
      return performance.now() - since
    }
    const median = async () => {
      const ratios = []
      for (let n = 0; n < 100; n++) {
        const ticks = timeOf((k) => process.nextTick(() => {}, k))
        ratios.push(ticks / timeOf((k) => JSON.stringify(k)))
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      return ratios.sort((a, b) => a - b)[50]
    }
    await median()
    const before = await median()
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    console.log(await median() / before)`
  const args = ['--expose-gc', '--input-type=module', '--eval', program]
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('process.nextTick is as fast after a full garbage collection as before', () => {
  const module = JSON.stringify(new URL('fastTicks.ts', import.meta.url).href)
  expect(slowdownOf(`(await import(${module})).keepTicksFast()`)).toBeLessThan(2)
})
