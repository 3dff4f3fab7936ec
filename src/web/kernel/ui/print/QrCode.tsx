import { useMemo } from 'react'
import { encode } from 'uqr'

/** Joins the dark squares of a QR code to one SVG path, which prints sharply at any size. */
const pathOf = (data: readonly boolean[][]) =>
  data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A QR code that fills its box. Without `label` it is hidden from screen readers, and text beside it must say where it leads. */
export function QrCode({ text, label }: { text: string; label?: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 2 }), [text])
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named, or hidden from readers
    <svg
      width="100%"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={pathOf(data)} />
    </svg>
  )
}
