/** The words of a text in lower case and without accents; must give the same result as the SQL function plain(). */
export const normalizedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
    .filter(Boolean)
