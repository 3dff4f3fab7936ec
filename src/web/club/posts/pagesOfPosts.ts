/** As many cards as can be read from across the room. */
const atOnce = 3

/** Pages of at most three, as even as they go: ten make 3, 3, 2, 2 and never a lonely last one. */
export function intoPages<T>(posts: readonly T[]): T[][] {
  const count = Math.ceil(posts.length / atOnce)
  const pages: T[][] = []
  let from = 0
  for (let page = 0; page < count; page++) {
    const size = Math.ceil((posts.length - from) / (count - page))
    pages.push(posts.slice(from, from + size))
    from += size
  }
  return pages
}
