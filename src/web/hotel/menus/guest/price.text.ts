/** The specification prescribes this English text for every language. */
export const noPrice = 'No price.'
