import * as l from './landscape.ts'
import * as c from './palette.ts'
import { box, many, type Svg } from './shape.ts'

/** Skies behind a property: by day, at dusk, on a grey day. */
export const day = (): Svg => l.sky('#A9CFD8', '#BFDADD', '#D9E7E0') + l.cloud(620, 110, 0.9) + l.cloud(140, 150, 0.6)
export const dusk = (): Svg => l.sky('#E9B58C', '#F0C9A0', '#F5DFBE') + l.sun(640, 170, 46, '#FCF0D4', '#FAE0B0')
export const grey = (): Svg => l.sky('#B9C7C6', '#CBD5D1', '#DDE3DC') + l.cloud(230, 120, 1, c.white, 0.6)

export const lawn = (y: number): Svg => l.mown(`M-20 ${y}H820V620H-20Z`, '#8FBF86', '#83B47C', 60, -68)
export const street = (y: number): Svg =>
  box(-10, y, 820, 26, '#D9D3C3') +
  box(-10, y + 26, 820, 10, '#BDB6A3') +
  box(-10, y + 36, 820, 600 - y, '#6E7772') +
  many(7, (n) => box(20 + n * 124, y + 78, 66, 7, '#E8DFC0', 3))
