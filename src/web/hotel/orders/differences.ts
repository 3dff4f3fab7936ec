import type { OrderLine } from '#contract/hotel/orders.ts'

export interface Difference {
  id: string
  name: string
  /** How many there were and are; 0 where the line was not there. */
  before: number
  after: number
  /** It is wanted in another way: options or comment. */
  otherwise: boolean
}

const wish = ({ options, comment }: OrderLine) => [...options.map(({ choiceId }) => choiceId), comment].join('\n')

/** What a correction changed, line by line. */
export function differences(before: readonly OrderLine[], after: readonly OrderLine[]): Difference[] {
  const was = new Map(before.map((line) => [line.id, line]))
  const is = new Map(after.map((line) => [line.id, line]))
  return [...new Map([...was, ...is]).values()]
    .map(({ id, name }) => {
      const [old, now] = [was.get(id), is.get(id)]
      const otherwise = old !== undefined && now !== undefined && wish(old) !== wish(now)
      return { id, name, before: old?.quantity ?? 0, after: now?.quantity ?? 0, otherwise }
    })
    .filter((line) => line.before !== line.after || line.otherwise)
}
