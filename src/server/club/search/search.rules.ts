import { normalizedWords } from '#server/kernel/normalizedWords.rules.ts'

const maxTypedWords = 6

/** Splits the typed text into words without accents and in lower case; words after the sixth are ignored. */
export const parseSearchWords = (text: string): string[] => normalizedWords(text).slice(0, maxTypedWords)

const firstThree = (word: string) => [...word].slice(0, 3).join('')
/** A word with a digit is rarer than the pair that it would form, so it is looked up alone. */
const canPair = (word: string) => [...word].length >= 3 && !/[0-9]/.test(word)

/**
 * Key of the index entry for rows that have a word beginning like each of the two longest typed words, compared by three letters;
 * in the form that the database function club_words_of() writes. Undefined without two words that begin differently, have three
 * letters or more and no digit.
 */
export const wordPairKeyOf = (longestFirst: string[]): string | undefined => {
  const beginnings = new Set(longestFirst.filter(canPair).map(firstThree))
  const [first, second] = beginnings
  if (first === undefined || second === undefined) return undefined
  return ['', ...[first, second].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))].join(' ')
}
