/** The first code point of a name; half of a surrogate pair would be rendered as a question mark. */
export const firstCharacterOf = (name: string) => [...name][0] ?? ''
