import { useMutation, useQueryClient } from '@tanstack/react-query'
import { featureOf, type Write } from '#contract/api.ts'
import { callWrite } from './call.ts'
import type { Failure } from './failure.ts'
import { invalidateReads } from './invalidateReads.ts'

/** Type of a mutation's argument: void for an endpoint without input. */
// biome-ignore lint/suspicious/noConfusingVoidType: the query library lets a call go without arguments only for void
export type WriteInput<I> = undefined extends I ? void : I

interface WriteOptions<I, O> {
  onSuccess?: (output: O, input: WriteInput<I>) => void
  onError?: (failure: Failure, input: WriteInput<I>) => void
  /** The write stays pending until this promise is fulfilled. */
  untilRead?: () => Promise<void>
  /** Writes with the same scope are sent one after the other, in the order of the calls. */
  scope?: string
}

export function useWrite<I, O>(write: Write<I, O>, { onSuccess, onError, untilRead, scope }: WriteOptions<I, O> = {}) {
  const client = useQueryClient()
  const refresh = () => invalidateReads(client, { queryKey: [featureOf(write.endpoint)] })
  return useMutation<O, Failure, WriteInput<I>>({
    ...(scope && { scope: { id: scope } }),
    mutationFn: (input) => callWrite(write.endpoint, input) as Promise<O>,
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
