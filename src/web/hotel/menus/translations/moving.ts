interface Key {
  key: string
  shiftKey: boolean
}
interface Caret {
  value: string
  selectionStart: number
  selectionEnd: number
}

/** Rows and columns by which a key moves the active cell; null if it only moves the caret inside the text. */
export function moveOf(
  { key, shiftKey }: Key,
  { value, selectionStart, selectionEnd }: Caret,
): [number, number] | null {
  const allSelected = selectionStart === 0 && selectionEnd === value.length
  switch (key) {
    case 'Enter':
      return [shiftKey ? -1 : 1, 0]
    case 'ArrowUp':
      return [-1, 0]
    case 'ArrowDown':
      return [1, 0]
    case 'Tab':
      return [0, shiftKey ? -1 : 1]
    case 'ArrowLeft':
      return !shiftKey && (allSelected || selectionEnd === 0) ? [0, -1] : null
    case 'ArrowRight':
      return !shiftKey && (allSelected || selectionStart === value.length) ? [0, 1] : null
    default:
      return null
  }
}
