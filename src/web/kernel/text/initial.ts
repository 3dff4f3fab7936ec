/** The first character of a name. By code points: half of an emoji is drawn as a question mark. */
export const initialOf = (name: string) => [...name][0] ?? ''
