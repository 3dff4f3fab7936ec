import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { featureOf, type Lookup, type Read } from '#contract/api.ts'
import { callRead } from './call.ts'
import { type Failure, isUnanswered } from './failure.ts'

/** Starts with the feature, so that a live name invalidates all of a feature's reads. */
export const keyOf = ({ endpoint, input }: Lookup) => {
  const feature = featureOf(endpoint)
  return [feature, endpoint.slice(feature.length + 1), input ?? null] as const
}

export const optionsOf = <O>(lookup: Lookup) =>
  queryOptions<O, Failure>({
    queryKey: keyOf(lookup),
    queryFn: ({ signal }) => callRead(lookup.endpoint, lookup.input, signal) as Promise<O>,
    retry: (count, error) => count < 1 && error.kind === 'unreachable',
    retryDelay: 500,
    // A screen that nobody touches, a television, recovers by itself.
    refetchInterval: ({ state: { error } }) => (error && isUnanswered(error) ? 15_000 : false),
  })

type Input<I> = undefined extends I ? [input?: undefined] : [input: I]

export function useRead<I, O>(read: Read<I, O>, ...[input]: Input<I>) {
  return useQuery(optionsOf<O>({ endpoint: read.endpoint, input }))
}

/** Reads only while `when` holds: a thing that was just deleted is not asked for again. */
export function useReadWhile<I, O>(when: boolean, read: Read<I, O>, ...[input]: Input<I>) {
  return useQuery({ ...optionsOf<O>({ endpoint: read.endpoint, input }), enabled: when })
}

/** Reads once, for a decision; throws the failure. */
export const readNow = (client: QueryClient, lookup: Lookup) =>
  client.fetchQuery({ ...optionsOf(lookup), retry: false })

export const prefetch = (client: QueryClient, lookup: Lookup) => client.prefetchQuery(optionsOf(lookup))
