import { chatLimits } from '#contract/hotel/chat.limits.ts'

/** Text of a message in the chat list: a message of more than 40 characters is cut to 39 plus '...'. */
export const previewOf = (text: string): string => {
  const characters = [...text]
  return characters.length > chatLimits.preview ? `${characters.slice(0, chatLimits.preview - 1).join('')}...` : text
}
