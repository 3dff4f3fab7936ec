import { plainWords } from '#server/kernel/words.rules.ts'

const most = 6

/** What was typed, word by word. */
export const typedWords = (text: string): string[] => plainWords(text).slice(0, most)

const three = (word: string) => [...word].slice(0, 3).join('')
/** What is typed with a digit is rarer than the pair it would make: it is looked up alone. */
const canPair = (word: string) => [...word].length >= 3 && !/[0-9]/.test(word)

/**
 * What a row with both of the two longest words is kept under, as the database's club_words_of() makes it;
 * undefined where there are no two names of three letters that begin differently.
 */
export const pairOf = (longestFirst: string[]): string | undefined => {
  const beginnings = new Set(longestFirst.filter(canPair).map(three))
  const [first, second] = beginnings
  if (first === undefined || second === undefined) return undefined
  return ['', ...[first, second].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))].join(' ')
}
