/** All of these have two decimals, because prices are stored as integers in hundredths. */
export const currencies = ['ARS', 'BRL', 'EUR', 'USD', 'UYU'] as const
export type Currency = (typeof currencies)[number]
