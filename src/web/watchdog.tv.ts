/**
 * Reloads a television whose program did not start, for example because one of its files failed to load: nobody is there
 * to reload the page. The build emits it as a script of its own, without the program's files.
 */
const checkInterval = 60_000

const timer = setInterval(async () => {
  if (document.querySelector('#root > *')) return clearInterval(timer)
  const response = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  // Reloading without a server would show the browser's error page, which a television never leaves.
  if (response?.ok) location.reload()
}, checkInterval)

export {}
