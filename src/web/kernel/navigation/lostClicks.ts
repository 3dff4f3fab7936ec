declare global {
  interface Window {
    /** Target of the last click, unless the application has handled it. An inline script sets it (server/document.ts). */
    lostClick?: EventTarget | null
  }
}

/** Forgets each click that the application handles. React stops the propagation of a click on HTML that is not hydrated. */
export const forgetHandledClicks = () =>
  addEventListener('click', () => {
    window.lostClick = null
  })

/**
 * Clicks again on the button that was clicked before its HTML was hydrated: on a slow network the HTML is visible for
 * seconds before its script has loaded.
 */
export function replayLostClick() {
  const target = window.lostClick
  window.lostClick = null
  if (target instanceof Element) target.closest('button')?.click()
}
