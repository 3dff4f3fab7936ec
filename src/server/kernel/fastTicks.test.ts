import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Returns how many times as long `process.nextTick` takes after the collection at the end of the server's start as before it. */
const slowdownOf = (prepare: string) => {
  const program = `
    ${prepare}
    const fastest = async () => {
      let best = Infinity
      for (let n = 0; n < 40; n++) {
        const since = performance.now()
        for (let k = 0; k < 2000; k++) process.nextTick(() => {}, k)
        best = Math.min(best, performance.now() - since)
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      return best
    }
    const before = await fastest()
    gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    console.log(await fastest() / before)`
  const args = ['--expose-gc', '--input-type=module', '--eval', program]
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('process.nextTick is as fast after a full garbage collection as before', () => {
  const module = JSON.stringify(new URL('fastTicks.ts', import.meta.url).href)
  expect(slowdownOf(`(await import(${module})).keepTicksFast()`)).toBeLessThan(2)
})
