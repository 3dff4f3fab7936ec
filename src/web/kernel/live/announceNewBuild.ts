import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { newBuildText as text } from './newBuild.text.ts'

/**
 * Offers to reload the document after the server was upgraded. A document that is not reloaded then reloads at its next
 * navigation.
 */
export const announceNewBuild = () =>
  popup.success(text.title, text.detail, { label: text.reload, run: () => location.reload() })
