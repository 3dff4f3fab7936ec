const numberLike = /^(\d+([.,]\d{1,2})?|\d{1,3}(\.\d{3})+(,\d{1,2})?|\d{1,3}(,\d{3})+(\.\d{1,2})?)$/

/** Parses '1.250,50', '1250.5' and '1250', also after a '$', into hundredths; null for other texts and for too large amounts. */
export const readPrice = (text: string): number | null => {
  const bare = text.replace(/^\$\s*/, '')
  if (!numberLike.test(bare)) return null
  const [, whole = '', , cents = ''] = /^(.*?)([.,](\d{1,2}))?$/.exec(bare) ?? []
  const price = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return price <= 99_999_999_999 ? price : null
}

export const writePrice = (price: number | null) => (price === null ? '' : (price / 100).toFixed(2))
