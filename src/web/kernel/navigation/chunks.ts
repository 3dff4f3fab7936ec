const asked = new Map<string, Promise<void>>()

const isThere = (href: string, rel: string) => document.querySelector(`link[rel=${rel}][href="${href}"]`) !== null

/** Styles are waited for, so that nothing is seen without them; scripts only come earlier by being named. */
const ask = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    if (isThere(href, rel)) return resolve()
    const link = document.createElement('link')
    Object.assign(link, { rel, href, crossOrigin: '' })
    link.onload = () => resolve()
    link.onerror = () => {
      asked.delete(href)
      link.remove()
      reject(new Error(`${href} did not come`))
    }
    document.head.append(link)
    if (rel === 'modulepreload') resolve()
  })

/**
 * Loads a chunk with the files that it needs. The build puts this around every import() in place of its own, which has
 * cases that we never meet and would be a hundredth of a guest's first page.
 */
export const __vitePreload = <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  const needed = files.map((file) => {
    const href = `/${file}`
    const coming = asked.get(href) ?? ask(href)
    asked.set(href, coming)
    return coming
  })
  return Promise.all(needed).then(load)
}
