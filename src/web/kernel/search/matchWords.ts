/** Words of a text in lower case and without accents, as the server compares them. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each of the typed words begins a word of the text. */
export const beginsWords = (typed: readonly string[], text: string) => {
  const words = wordsIn(text)
  return typed.every((begin) => words.some((word) => word.startsWith(begin)))
}
