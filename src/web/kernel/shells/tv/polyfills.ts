/**
 * Adds a method if the browser lacks it, as those of televisions from 2020 do. It is not enumerable, so for-in loops do
 * not see it.
 */
const addMethod = (prototype: object, name: string, value: (this: never, ...args: never[]) => unknown) => {
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value, configurable: true, writable: true })
}

addMethod(Array.prototype, 'at', function (this: unknown[], index: number) {
  return this[index < 0 ? this.length + index : index]
})

addMethod(String.prototype, 'replaceAll', function (this: string, pattern: string | RegExp, replacement: string) {
  return typeof pattern === 'string' ? this.split(pattern).join(replacement) : this.replace(pattern, replacement)
})
