/** Without accents and case. */
export const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Tells which texts hold every searched word, whatever their accents and case; all of them where nothing is searched. */
export const matching = (searched: string) => {
  const words = plain(searched).split(/\s+/).filter(Boolean)
  return (text: string) => {
    const own = words.length > 0 ? plain(text) : ''
    return words.every((word) => own.includes(word))
  }
}

/** A list longer than this gets a search field. */
export const onOneScreen = 8
