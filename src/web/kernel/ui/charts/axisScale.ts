/** A rounded maximum for the tallest bar, and at most five grid lines, all at integers. */
export function axisScale(largest: number): { top: number; lines: number[] } {
  const rough = Math.max(1, largest) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((n) => n * power >= rough) ?? 10) * power)
  const whole = Math.ceil(step)
  const top = Math.ceil(Math.max(1, largest) / whole) * whole
  return { top, lines: Array.from({ length: top / whole + 1 }, (_, i) => i * whole) }
}
