export const binLimits = {
  /** Days until a removed thing is deleted for good. */
  days: 30,
  page: 50,
  search: 80,
  /** Characters of the text that names an entry; longer texts are cut. */
  label: 120,
  kind: 80,
}
