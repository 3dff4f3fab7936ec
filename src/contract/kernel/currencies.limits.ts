/** All of them count in hundredths: prices are whole numbers of the smallest coin. */
export const currencies = ['ARS', 'BRL', 'EUR', 'USD', 'UYU'] as const
export type Currency = (typeof currencies)[number]
