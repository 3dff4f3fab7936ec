const most = 6

/** The words of a text without accents and case: what the database's plain() makes of the same text. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
    .filter(Boolean)
    .slice(0, most)

const three = (word: string) => [...word].slice(0, 3).join('')
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
