/** The usual lengths of texts, in characters. A feature with other lengths has a `.limits` file of its own. */
export const textLimits = { title: 120, description: 2000 } as const

/** A phone number: at least three digits, with spaces and the signs + - ( ) . / between them. */
export const phonePattern = /^(?=(?:\D*\d){3})[\d\s()+./-]+$/
