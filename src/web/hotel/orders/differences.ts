import type { OrderLine } from '#contract/hotel/orders.ts'

export interface Difference {
  id: string
  name: string
  /** Quantities before and after the correction; 0 if the line did not exist. */
  before: number
  after: number
  /** True if the options or the comment changed. */
  detailsChanged: boolean
}

const optionsAndComment = ({ options, comment }: OrderLine) =>
  [...options.map(({ choiceId }) => choiceId), comment].join('\n')

/** The lines that a correction added, removed or changed. */
export function differences(before: readonly OrderLine[], after: readonly OrderLine[]): Difference[] {
  const oldLines = new Map(before.map((line) => [line.id, line]))
  const newLines = new Map(after.map((line) => [line.id, line]))
  return [...new Map([...oldLines, ...newLines]).values()]
    .map(({ id, name }) => {
      const [oldLine, newLine] = [oldLines.get(id), newLines.get(id)]
      const detailsChanged =
        oldLine !== undefined && newLine !== undefined && optionsAndComment(oldLine) !== optionsAndComment(newLine)
      return { id, name, before: oldLine?.quantity ?? 0, after: newLine?.quantity ?? 0, detailsChanged }
    })
    .filter((line) => line.before !== line.after || line.detailsChanged)
}
