/** Server and guest pages share these functions: an order whose total differs from the server's is refused. */

interface ChoiceGroup<Choice extends { id: string }> {
  choose: 'one' | 'many'
  required: boolean
  atLeast?: number | undefined
  atMost?: number | undefined
  choices: readonly Choice[]
}
type AnyGroup = ChoiceGroup<{ id: string }>

/** Whether the minimum is not above the maximum; a group without a maximum is always valid. */
export const areBoundsValid = ({ atLeast = 1, atMost = atLeast }: Pick<AnyGroup, 'atLeast' | 'atMost'>) =>
  atLeast <= atMost

/** Minimum and maximum number of choices in a group, limited to the choices that exist. */
export const choiceBoundsOf = ({ choose, required, atLeast = 1, atMost, choices }: AnyGroup) => {
  const maximum = choose === 'one' ? 1 : Math.min(atMost ?? choices.length, choices.length)
  return { least: required ? Math.min(atLeast, maximum) : 0, most: maximum }
}

export const selectedChoicesOf = <Choice extends { id: string }>(
  { choices }: ChoiceGroup<Choice>,
  chosen: readonly string[],
) => choices.filter(({ id }) => chosen.includes(id))

export const selectedChoicesOfAll = <Choice extends { id: string }>(
  groups: readonly ChoiceGroup<Choice>[],
  chosen: readonly string[],
) => groups.flatMap((group) => selectedChoicesOf(group, chosen))

export const hasTooFewChoices = (group: AnyGroup, chosen: readonly string[]) =>
  selectedChoicesOf(group, chosen).length < choiceBoundsOf(group).least

/** Checks the minimum and maximum of every group, and that every chosen id exists. */
export const isValidSelection = (groups: readonly AnyGroup[], chosen: readonly string[]) =>
  selectedChoicesOfAll(groups, chosen).length === chosen.length &&
  groups.every(
    (group) =>
      !hasTooFewChoices(group, chosen) && selectedChoicesOf(group, chosen).length <= choiceBoundsOf(group).most,
  )

/** Adds a choice, or removes it when it was chosen. In a group with `choose: 'one'` it replaces the other choice. */
export const toggleChoice = (group: AnyGroup, chosen: readonly string[], id: string): string[] => {
  if (chosen.includes(id)) return chosen.filter((chosenId) => chosenId !== id)
  const others = group.choose === 'one' ? selectedChoicesOf(group, chosen).map((choice) => choice.id) : []
  return [...chosen.filter((chosenId) => !others.includes(chosenId)), id]
}

/** Price of one unit with its options; null when neither the product nor an option has a price. */
export const priceWithExtras = (price: number | null, chosen: readonly { extra: number }[]): number | null => {
  const extras = chosen.reduce((sum, { extra }) => sum + extra, 0)
  return price === null && extras === 0 ? null : (price ?? 0) + extras
}
