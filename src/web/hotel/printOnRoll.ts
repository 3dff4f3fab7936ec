const toMillimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)

/**
 * Opens the print dialog for 80 mm paper. The named page gets the height of the element, so that the printer cuts the roll
 * below it; CSS alone cannot measure that. Returns a function that removes the page size.
 */
export const printOnRoll = (page: string, element: HTMLElement) => {
  const pageStyle = new CSSStyleSheet()
  pageStyle.replaceSync(`@page ${page} { size: 80mm ${toMillimetres(element.offsetHeight) + 1}mm; margin: 0 }`)
  document.adoptedStyleSheets.push(pageStyle)
  print()
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== pageStyle)
  }
}
