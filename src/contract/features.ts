/**
 * Every feature by its name: the live topic and the prefix of its answers' keys alike.
 * contract.ts does not compile with a feature that is missing here, nor with a name that has no feature.
 */
export const features = [
  'kernel.identity',
  'kernel.venues',
  'kernel.files',
  'club.posts',
  'club.people',
  'club.bags',
  'club.movements',
  'club.custody',
  'club.messages',
  'club.screens',
  'club.dashboard',
  'hotel.outlets',
  'hotel.menus',
  'properties.listings',
  'properties.enquiries',
  'properties.figures',
] as const
export type Feature = (typeof features)[number]
