import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { featureOf, type Write } from '#contract/api.ts'
import { callWrite } from './call.ts'
import { type Failure, toFailure } from './failure.ts'
import { useReadCache } from './reads.ts'

/** Type of a write's argument: void for an endpoint without input. */
// biome-ignore lint/suspicious/noConfusingVoidType: only a parameter of the type void can be left out in a call
export type WriteInput<I> = undefined extends I ? void : I

type WriteState<I, O> =
  | { isPending: false; isSuccess: false; data: undefined; error: null; variables: undefined }
  | { isPending: true; isSuccess: false; data: undefined; error: null; variables: I }
  | { isPending: false; isSuccess: true; data: O; error: null; variables: I }
  | { isPending: false; isSuccess: false; data: undefined; error: Failure; variables: I }

const idle = { isPending: false, isSuccess: false, data: undefined, error: null, variables: undefined } as const

interface SubmissionOptions<I, O> {
  /** The write stays pending until the returned promise is fulfilled. */
  onSuccess?: (output: O, input: I) => unknown
  onError?: (failure: Failure, input: I) => void
  /** Writes with the same scope are sent one after the other, in the order of the calls. */
  scope?: string | undefined
}

/** Callbacks of one call. They are not called if the component has unmounted or has sent another write meanwhile. */
interface CallOptions<O> {
  onSuccess?: (output: O) => void
  onSettled?: () => void
}

/** The last write of each scope. */
const lastOfScope = new Map<string, Promise<unknown>>()

function inScope<T>(scope: string | undefined, work: () => Promise<T>): Promise<T> {
  if (scope === undefined) return work()
  const done = (lastOfScope.get(scope) ?? Promise.resolve()).then(work, work)
  lastOfScope.set(scope, done)
  const forget = () => lastOfScope.get(scope) === done && lastOfScope.delete(scope)
  done.then(forget, forget)
  return done
}

/** Sends with `send` and follows the state of the last call. The functions keep their identity. */
export function useSubmission<I, O>(send: (input: I) => Promise<O>, options: SubmissionOptions<I, O> = {}) {
  const cache = useReadCache()
  const [state, setState] = useState<WriteState<I, O>>(idle)
  // The callbacks of the latest rendering are called: they know what has changed while the write was sent.
  const latest = useRef({ send, options })
  useLayoutEffect(() => {
    latest.current = { send, options }
  })
  const lastCall = useRef<object>(null)
  useEffect(
    () => () => {
      lastCall.current = null
    },
    [],
  )

  const mutateAsync = useCallback(
    (input: I, { onSuccess, onSettled }: CallOptions<O> = {}): Promise<O> => {
      const call = {}
      lastCall.current = call
      const follow = (next: WriteState<I, O>, then?: () => void) => {
        if (lastCall.current !== call) return
        setState(next)
        then?.()
        onSettled?.()
      }
      setState({ ...idle, isPending: true, variables: input })
      return inScope(latest.current.options.scope, async () => {
        try {
          const data = await latest.current.send(input)
          await latest.current.options.onSuccess?.(data, input)
          follow({ ...idle, isSuccess: true, data, variables: input }, () => onSuccess?.(data))
          return data
        } catch (thrown) {
          const error = toFailure(thrown)
          cache.reportFailure(error)
          latest.current.options.onError?.(error, input)
          follow({ ...idle, error, variables: input })
          throw error
        }
      })
    },
    [cache],
  )
  const mutate = useCallback(
    (input: I, callOptions?: CallOptions<O>) => void mutateAsync(input, callOptions).catch(() => {}),
    [mutateAsync],
  )
  const reset = useCallback(() => {
    lastCall.current = null
    setState(idle)
  }, [])
  return { ...state, mutate, mutateAsync, reset }
}

interface WriteOptions<I, O> {
  onSuccess?: (output: O, input: WriteInput<I>) => void
  onError?: (failure: Failure, input: WriteInput<I>) => void
  /** The write stays pending until this promise is fulfilled. */
  untilRead?: () => Promise<void>
  scope?: string
}

export function useWrite<I, O>(write: Write<I, O>, { onSuccess, onError, untilRead, scope }: WriteOptions<I, O> = {}) {
  const cache = useReadCache()
  const refresh = () => void cache.invalidate(featureOf(write.endpoint))
  return useSubmission<WriteInput<I>, O>((input) => callWrite(write.endpoint, input) as Promise<O>, {
    scope,
    onSuccess: (output, input) => {
      onSuccess?.(output, input)
      // The live notification refreshes these reads too, but the person who wrote should not wait for it.
      refresh()
      return untilRead?.()
    },
    onError: (failure, input) => {
      onError?.(failure, input)
      // A refusal often means that the screen shows outdated data.
      if (failure.kind === 'refused') refresh()
    },
  })
}
