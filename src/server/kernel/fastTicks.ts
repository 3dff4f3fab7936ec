import { type AsyncHook, createHook } from 'node:async_hooks'

/** Objects that stay alive as long as the process; nothing reads them. */
const kept: object[] = []

/** Node's function with an option that its types lack. Promises are left out: once a hook has seen them, each `await` takes a third more time. */
const createTickHook = createHook as (
  callbacks: Parameters<typeof createHook>[0] & { trackPromises: boolean },
) => AsyncHook

/**
 * Keeps one of the objects alive that `process.nextTick` creates, and with it their hidden class in V8. A garbage collection that finds none
 * of them frees the class, and V8 then creates these objects without its inline cache until the process ends: 300 in place of 40 ns for each
 * `nextTick`, of which a response takes several (docs/decisions/0146). Called before the first collection of the process.
 */
export const keepTicksFast = () => {
  const hook = createTickHook({
    trackPromises: false,
    init: (_id, type, _trigger, resource) => void (type === 'TickObject' && kept.push(resource)),
  })
  hook.enable()
  process.nextTick(() => {})
  hook.disable()
}
