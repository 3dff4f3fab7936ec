/** A set of positions in a list, one bit per position. */
export type BitSet = Uint32Array

export const emptyBitSet = (size: number): BitSet => new Uint32Array((size + 31) >>> 5)

export const setBit = (bits: BitSet, position: number) => {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

export const hasBit = (bits: BitSet, position: number) => ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0

/** Intersection of all sets. */
export const intersectBitSets = (first: BitSet, ...others: readonly BitSet[]): BitSet => {
  const bits = first.slice()
  for (const other of others) for (let n = 0; n < bits.length; n++) bits[n] = (bits[n] ?? 0) & (other[n] ?? 0)
  return bits
}

const countOnes = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A set is sparse if fewer than one in this many of its words have a bit set; counting then visits only these words. */
const sparseFactor = 4

/** A set prepared for counting its intersections with other sets. */
export interface CountableBitSet {
  bits: BitSet
  /** Indexes of the words with a bit set; null when they are not few. */
  filled: Uint32Array | null
}
export const toCountableBitSet = (bits: BitSet): CountableBitSet => {
  const filled = new Uint32Array(bits.length)
  let count = 0
  for (let n = 0; n < bits.length; n++) if (bits[n] !== 0) filled[count++] = n
  return { bits, filled: count * sparseFactor < bits.length ? filled.subarray(0, count) : null }
}

/** Number of positions that are in both sets. */
export const countIntersection = ({ bits, filled }: CountableBitSet, other: BitSet): number => {
  let count = 0
  if (filled)
    for (let n = 0; n < filled.length; n++) {
      const index = filled[n] ?? 0
      count += countOnes((bits[index] ?? 0) & (other[index] ?? 0))
    }
  else for (let n = 0; n < bits.length; n++) count += countOnes((bits[n] ?? 0) & (other[n] ?? 0))
  return count
}

/** Positions in the set, ascending. */
export const positionsOf = (bits: BitSet): number[] => {
  const positions: number[] = []
  for (let n = 0; n < bits.length; n++)
    // Each step removes the lowest set bit of the word.
    for (let word = bits[n] ?? 0; word !== 0; word &= word - 1) positions.push(n * 32 + 31 - Math.clz32(word & -word))
  return positions
}
