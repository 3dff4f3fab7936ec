/** Adds a method that a television of 2020 lacks; never seen by whoever walks through the keys of a thing. */
const add = (prototype: object, name: string, value: (this: never, ...given: never[]) => unknown) => {
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
}

add(Array.prototype, 'at', function (this: unknown[], at: number) {
  return this[at < 0 ? this.length + at : at]
})

add(String.prototype, 'replaceAll', function (this: string, found: string | RegExp, by: string) {
  return typeof found === 'string' ? this.split(found).join(by) : this.replace(found, by)
})
