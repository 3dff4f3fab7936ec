/** What both sides reckon alike: an order whose total is not the house's own is refused. */

interface Group<Choice extends { id: string }> {
  choose: 'one' | 'many'
  required: boolean
  atLeast?: number | undefined
  atMost?: number | undefined
  choices: readonly Choice[]
}
type AnyGroup = Group<{ id: string }>

/** Whether no more is asked for than may be chosen. */
export const areInOrder = ({ atLeast = 1, atMost = atLeast }: Pick<AnyGroup, 'atLeast' | 'atMost'>) => atLeast <= atMost

/** How many of a group must and may be chosen. More than there are is never asked for. */
export const boundsOf = ({ choose, required, atLeast = 1, atMost, choices }: AnyGroup) => {
  const most = choose === 'one' ? 1 : Math.min(atMost ?? choices.length, choices.length)
  return { least: required ? Math.min(atLeast, most) : 0, most }
}

export const chosenIn = <Choice extends { id: string }>({ choices }: Group<Choice>, chosen: readonly string[]) =>
  choices.filter(({ id }) => chosen.includes(id))

export const chosenOf = <Choice extends { id: string }>(groups: readonly Group<Choice>[], chosen: readonly string[]) =>
  groups.flatMap((group) => chosenIn(group, chosen))

export const isTooLittle = (group: AnyGroup, chosen: readonly string[]) =>
  chosenIn(group, chosen).length < boundsOf(group).least

/** Whether as much is chosen of everything as must and may be, and nothing that is not there. */
export const isChosenRight = (groups: readonly AnyGroup[], chosen: readonly string[]) =>
  chosenOf(groups, chosen).length === chosen.length &&
  groups.every((group) => !isTooLittle(group, chosen) && chosenIn(group, chosen).length <= boundsOf(group).most)

/** The choices after one of a group was pressed: pressed again it goes, and where one is chosen so do the others. */
export const pressedIn = (group: AnyGroup, chosen: readonly string[], id: string): string[] => {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  const others = group.choose === 'one' ? chosenIn(group, chosen).map((choice) => choice.id) : []
  return [...chosen.filter((one) => !others.includes(one)), id]
}

/** Of one, with what was chosen of it. Without a price it has one only where that does. */
export const priceWith = (price: number | null, chosen: readonly { extra: number }[]): number | null => {
  const extras = chosen.reduce((sum, { extra }) => sum + extra, 0)
  return price === null && extras === 0 ? null : (price ?? 0) + extras
}
