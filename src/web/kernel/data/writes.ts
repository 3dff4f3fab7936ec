import { useMutation, useQueryClient } from '@tanstack/react-query'
import { featureOf, type Write } from '#contract/api.ts'
import { callWrite } from './call.ts'
import type { Failure } from './failure.ts'
import { readAgain } from './readAgain.ts'

/** An endpoint without input is called without one. */
// biome-ignore lint/suspicious/noConfusingVoidType: the query library lets a call go without arguments only for void
export type Variables<I> = undefined extends I ? void : I

interface WriteOptions<I, O> {
  onSuccess?: (output: O, input: Variables<I>) => void
  onError?: (failure: Failure, input: Variables<I>) => void
  /** Writes of one scope go out one after the other, in the order in which they were asked for. */
  scope?: string
}

export function useWrite<I, O>(write: Write<I, O>, { onSuccess, onError, scope }: WriteOptions<I, O> = {}) {
  const client = useQueryClient()
  const refresh = () => readAgain(client, { queryKey: [featureOf(write.endpoint)] })
  return useMutation<O, Failure, Variables<I>>({
    ...(scope && { scope: { id: scope } }),
    mutationFn: (input) => callWrite(write.endpoint, input) as Promise<O>,
    onSuccess: (output, input) => {
      onSuccess?.(output, input)
      // The live name comes as well, but whoever acted must not wait for it.
      refresh()
    },
    onError: (failure, input) => {
      onError?.(failure, input)
      // Refused because the screen shows something older than what is true.
      if (failure.kind === 'refused') refresh()
    },
  })
}
