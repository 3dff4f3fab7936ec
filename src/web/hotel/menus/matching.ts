/** Text without accents and in lower case, for comparisons. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Builds a filter for texts that contain every word of the query, ignoring accents and case. An empty query matches all. */
export const matching = (query: string) => {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return (text: string) => {
    const plainText = words.length > 0 ? plain(text) : ''
    return words.every((word) => plainText.includes(word))
  }
}

/** Number of rows that fit on one screen; longer lists get a search field. */
export const onOneScreen = 8
