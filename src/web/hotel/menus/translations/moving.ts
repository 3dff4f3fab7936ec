interface Key {
  key: string
  shiftKey: boolean
}
interface Caret {
  value: string
  selectionStart: number
  selectionEnd: number
}

/** Rows and columns that a key moves by. Left and right first move inside the text, as in a spreadsheet's cell. */
export function moveOf(
  { key, shiftKey }: Key,
  { value, selectionStart, selectionEnd }: Caret,
): [number, number] | null {
  const whole = selectionStart === 0 && selectionEnd === value.length
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
      return !shiftKey && (whole || selectionEnd === 0) ? [0, -1] : null
    case 'ArrowRight':
      return !shiftKey && (whole || selectionStart === value.length) ? [0, 1] : null
    default:
      return null
  }
}
