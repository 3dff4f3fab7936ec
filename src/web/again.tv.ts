/**
 * Beside a television's program, and without any of its files: where one of those does not come, the screen stays empty
 * and nobody stands in front of it. It starts again, as often as it takes.
 */
const longerThanItTakes = 60_000

const timer = setInterval(async () => {
  if (document.querySelector('#root > *')) return clearInterval(timer)
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  // Without a server there would be the browser's own page, from which a television does not return.
  if (answer?.ok) location.reload()
}, longerThanItTakes)

export {}
