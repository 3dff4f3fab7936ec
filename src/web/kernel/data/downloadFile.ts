/** Downloads a file in the browser. Characters that some file systems forbid are replaced in its name. */
export function downloadFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\\/:*?"<>|]/g, '-')
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
