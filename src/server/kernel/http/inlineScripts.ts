/**
 * Inline script of server-rendered pages, for the time until the application is loaded. It remembers a click until the application
 * can handle it (web/kernel/navigation/lostInput.ts), and shows the link or button as pressed until then. A form that only the application can
 * send would reload the page and lose its texts. After the first paint with content it creates one format of Intl: the first in a process
 * takes V8 26 ms, and the hydration needs one.
 */
export const beforeHydrationScript =
  'addEventListener("click",function(e){window.lostClick=e.target},true);' +
  'onclick=function(e){(e=e.target.closest("a,button"))&&(e.dataset.pressed="")};' +
  'addEventListener("submit",function(e){e.target.hasAttribute("action")||e.preventDefault()},true);' +
  'new PerformanceObserver(function(list,o){list.getEntriesByName("first-contentful-paint")[0]&&(o.disconnect(),Intl.NumberFormat())})' +
  '.observe({type:"paint",buffered:true})'

/**
 * Inline script of all pages except televisions: sets light or dark colours before the first paint, by the choice that the
 * device has stored or by the setting of its system, and again when one of them changes (web/kernel/theme/scheme.ts).
 */
export const schemeScript =
  '(function(){var s=matchMedia("(prefers-color-scheme:dark)");' +
  'window.applyScheme=function(){var c;try{c=localStorage.getItem("casa-scheme")}catch(e){}' +
  'document.documentElement.dataset.scheme=c===\'"dark"\'||c!==\'"light"\'&&s.matches?"dark":"light";' +
  'dispatchEvent(new Event("schemechange"))};applyScheme();' +
  's.addEventListener&&s.addEventListener("change",applyScheme);addEventListener("storage",applyScheme)})()'
