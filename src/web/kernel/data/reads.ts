import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { featureOf, type Lookup, type Read } from '#contract/api.ts'
import { callRead } from './call.ts'
import { type Failure, isWithoutResponse } from './failure.ts'

/** Query key of a read. It begins with the feature's name, so that a live notification invalidates all its reads. */
export const queryKeyOf = ({ endpoint, input }: Lookup) => {
  const feature = featureOf(endpoint)
  return [feature, endpoint.slice(feature.length + 1), input ?? null] as const
}

export const queryOptionsOf = <O>(lookup: Lookup) =>
  queryOptions<O, Failure>({
    queryKey: queryKeyOf(lookup),
    queryFn: ({ signal }) => callRead(lookup.endpoint, lookup.input, signal) as Promise<O>,
    retry: (count, error) => count < 1 && error.kind === 'unreachable',
    retryDelay: 500,
    // A read without a response is repeated every 15 s on all surfaces: on a television nobody could press a button.
    refetchInterval: ({ state: { error } }) => (error && isWithoutResponse(error) ? 15_000 : false),
  })

type Input<I> = undefined extends I ? [input?: undefined] : [input: I]

export function useRead<I, O>(read: Read<I, O>, ...[input]: Input<I>) {
  return useQuery(queryOptionsOf<O>({ endpoint: read.endpoint, input }))
}

/** Reads only while `when` is true; for example, an object that was just deleted is not requested again. */
export function useReadWhile<I, O>(when: boolean, read: Read<I, O>, ...[input]: Input<I>) {
  return useQuery({ ...queryOptionsOf<O>({ endpoint: read.endpoint, input }), enabled: when })
}

/** Returns the cached result or requests it once, for code outside a component; throws the Failure. */
export const readOnce = (client: QueryClient, lookup: Lookup) =>
  client.fetchQuery({ ...queryOptionsOf(lookup), retry: false })

export const prefetchRead = (client: QueryClient, lookup: Lookup) => client.prefetchQuery(queryOptionsOf(lookup))
