/** The specification has these words in English, whatever the language. */
export const noPrice = 'No price.'
