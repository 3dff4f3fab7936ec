import { type ContentMark, contentMarks } from '#contract/hotel/contentMarks.limits.ts'

/** Removes duplicates and sorts the marks as in the contract. */
export const sortContentMarks = (marks: readonly ContentMark[]) =>
  contentMarks.filter((content) => marks.includes(content))

export const splitContentMarks = (cell: string) =>
  cell
    .toLowerCase()
    .split(/[,;|]/)
    .map((word) => word.trim())
    .filter(Boolean)

export const isContentMark = (word: string): word is ContentMark => contentMarks.some((content) => content === word)

/** The marks in a cell of a sheet; null if a word is unknown. */
export const readContentMarks = (cell: string): ContentMark[] | null => {
  const words = splitContentMarks(cell)
  return words.every(isContentMark) ? sortContentMarks(words) : null
}
