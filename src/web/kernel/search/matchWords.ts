/** Words of a text in lower case and without accents, as the server compares them. */
export const comparableWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each typed word is the start of a word of the text. */
export const matchesWordStarts = (typed: readonly string[], text: string) => {
  const words = comparableWords(text)
  return typed.every((begin) => words.some((word) => word.startsWith(begin)))
}
