/** Copies to the clipboard. Returns false if the browser does not allow it, or has no clipboard because the page is http. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
