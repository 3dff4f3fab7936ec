/** Replaces {amount} (decimal, in the currency's unit) and {reference} in the venue's link; empty without a link. */
export const paymentLinkFor = (link: string, { amount, reference }: { amount: number; reference: string }) =>
  link.replaceAll('{amount}', (amount / 100).toFixed(2)).replaceAll('{reference}', encodeURIComponent(reference))
