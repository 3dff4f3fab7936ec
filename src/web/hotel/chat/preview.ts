import { chatLimits } from '#contract/hotel/chat.limits.ts'

/** A message in a list: cut to 39 characters plus '...' when it has more than 40. */
export const previewOf = (text: string): string => {
  const characters = [...text]
  return characters.length > chatLimits.preview ? `${characters.slice(0, chatLimits.preview - 1).join('')}...` : text
}
