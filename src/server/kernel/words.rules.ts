/** The words of a text without accents and case: what the database's plain() makes of the same text. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
    .filter(Boolean)
