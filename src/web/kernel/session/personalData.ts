import { deleteDrafts } from '#web/kernel/data/tabDraft.ts'
import { listDeviceKeys, removeFromDevice } from '#web/kernel/offline/deviceStorage.ts'
import { deleteStoredFiles } from '#web/kernel/uploads/storedFiles.ts'

/** Beginnings of the localStorage keys under which a signed-in person's data is stored, by session kind. */
export const personalStorageKeys = {
  staff: ['casa-bags', 'casa-found ', 'casa-shift-bags', 'casa-property ', 'casa-photos '],
  member: ['casa-bags', 'casa-shift-bags', 'casa-class', 'casa-member', 'casa-own ', 'casa-roll-call '],
} as const

/**
 * Beginnings of the keys that stay on the device after signing out: settings of the device, public content, and what
 * belongs to a phone without an account (its room's cart, movements of bags that were made with the bag code).
 */
export const deviceStorageKeys = [
  'casa-bag-shift',
  'casa-cart-',
  'casa-farewell ',
  'casa-favourites ',
  'casa-last-move',
  'casa-move ',
  'casa-phone',
  'casa-preview',
  'casa-scheme',
  'casa-seen ',
  'casa-sidebar',
]

/** Deletes the drafts of this tab and the person's data on the device, after signing out. */
export async function deletePersonalData(kind: keyof typeof personalStorageKeys) {
  deleteDrafts()
  for (const key of personalStorageKeys[kind].flatMap(listDeviceKeys)) removeFromDevice(key)
  if (kind === 'staff') await deleteStoredFiles()
}
