import type { OldDocument } from './exportFolder.ts'

interface Counts {
  added: number
  present: number
  rejected: number
}

/** Collects the results of an import: counts, rejections, remarks and unknown fields. `lines` returns them as text. */
export const openReport = () => {
  const counts = new Map<string, Counts>()
  const rejections: string[] = []
  const remarks: string[] = []
  const unknown = new Map<string, Set<string>>()
  /** The collection without the ids of documents: hoteles/1/menues and hoteles/2/menues are counted together. */
  const nameOf = (collection: string) =>
    collection
      .split('/')
      .filter((_, n) => n % 2 === 0)
      .join('/')
  const count = ({ collection }: OldDocument, what: keyof Counts) => {
    const name = nameOf(collection)
    const found = counts.get(name) ?? { added: 0, present: 0, rejected: 0 }
    found[what] += 1
    counts.set(name, found)
  }
  const place = ({ collection, id }: OldDocument) => `${collection}/${id}`
  return {
    added: (document: OldDocument) => count(document, 'added'),
    present: (document: OldDocument) => count(document, 'present'),
    reject(document: OldDocument, reason: string) {
      count(document, 'rejected')
      rejections.push(`${place(document)}: ${reason}`)
    },
    /** Adds a line about a value that was changed or left out although its document was imported. */
    remark: (document: OldDocument, what: string) => remarks.push(`${place(document)}: ${what}`),
    unknownFields({ collection }: OldDocument, names: string[]) {
      const name = nameOf(collection)
      if (names.length > 0) unknown.set(name, new Set([...(unknown.get(name) ?? []), ...names]))
    },
    total: (what: keyof Counts) => [...counts.values()].reduce((sum, found) => sum + found[what], 0),
    lines(pictures: number): string[] {
      const section = (title: string, lines: string[]) =>
        lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
      const rows = [...counts].map(
        ([name, { added, present, rejected }]) =>
          `${name}: ${added} new, ${present} already here${rejected > 0 ? `, ${rejected} rejected` : ''}`,
      )
      return [
        ...rows,
        `pictures: ${pictures} new`,
        ...section('Rejected:', rejections),
        ...section('Imported with a difference:', remarks),
        ...section(
          'Fields that are not imported:',
          [...unknown].map(([name, fields]) => `${name}: ${[...fields].sort().join(', ')}`),
        ),
      ]
    },
  }
}
export type Report = ReturnType<typeof openReport>
