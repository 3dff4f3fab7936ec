/** A set of places in a list, one bit for each. */
export type Bits = Uint32Array

export const noneOf = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export const put = (bits: Bits, at: number) => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export const has = (bits: Bits, at: number) => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

/** Where all of them are set. */
export const allOf = (first: Bits, ...others: readonly Bits[]): Bits => {
  const bits = first.slice()
  for (const other of others) for (let n = 0; n < bits.length; n++) bits[n] = (bits[n] ?? 0) & (other[n] ?? 0)
  return bits
}

const ones = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** One in so many words holds any: only these are gone through. */
const sparse = 4

/** A set that others are counted against. */
export interface Measure {
  bits: Bits
  /** The words that hold any, where they are few. */
  filled: Uint32Array | null
}
export const measureOf = (bits: Bits): Measure => {
  const filled = new Uint32Array(bits.length)
  let count = 0
  for (let n = 0; n < bits.length; n++) if (bits[n] !== 0) filled[count++] = n
  return { bits, filled: count * sparse < bits.length ? filled.subarray(0, count) : null }
}

/** How many are set in both. */
export const countBoth = ({ bits, filled }: Measure, other: Bits): number => {
  let count = 0
  if (filled)
    for (let n = 0; n < filled.length; n++) {
      const at = filled[n] ?? 0
      count += ones((bits[at] ?? 0) & (other[at] ?? 0))
    }
  else for (let at = 0; at < bits.length; at++) count += ones((bits[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** The places that are set, in their order. */
export const placesIn = (bits: Bits): number[] => {
  const places: number[] = []
  for (let n = 0; n < bits.length; n++)
    // The lowest one is taken off until none is left.
    for (let word = bits[n] ?? 0; word !== 0; word &= word - 1) places.push(n * 32 + 31 - Math.clz32(word & -word))
  return places
}
