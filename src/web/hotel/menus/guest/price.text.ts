/** The specification prescribes this English text for every language. */
export const noPriceText = 'No price.'
