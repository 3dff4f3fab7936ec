/** The product specification prescribes this English text for every language, so it must not be translated. */
export const noPriceText = 'No price.'
