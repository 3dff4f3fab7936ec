import * as b from './building.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, many, oval, path, type Svg, stroke } from './shape.ts'
import { day, dusk, grey, lawn } from './surroundings.ts'

/** A plot with its corners marked. */
const plot = (y: number, color: string): Svg =>
  path(`M150 ${y + 130}L290 ${y}H560L690 ${y + 130}Z`, color) +
  stroke(`M150 ${y + 130}L290 ${y}H560L690 ${y + 130}Z`, '#F6EBD3', 4, 'stroke-dasharray="16 12"') +
  [
    [150, y + 130],
    [290, y],
    [560, y],
    [690, y + 130],
  ]
    .map(
      ([x = 0, top = 0]) =>
        box(x - 4, top - 40, 8, 42, c.walnut) + path(`M${x + 4} ${top - 40}l30 10-30 10z`, c.terracotta),
    )
    .join('')

export const lotHill = (): Svg =>
  day() +
  l.hill('#9CB8A6', 330, 270, 320, 260, 300) +
  l.hill('#7FA580', 400, 350, 380, 340, 370) +
  l.woods('#5E8F6B', 420, 46, 3) +
  lawn(420) +
  plot(440, '#A9C98F') +
  l.tree(90, 500, 1.4, 4) +
  l.tree(736, 480, 1.2, 8) +
  l.tufts('#5E9460', 5, 24, [60, 560, 680, 36], 16)

export const lotLake = (): Svg =>
  dusk() +
  l.woods('#9A9068', 330, 54, 11) +
  box(-10, 330, 820, 110, '#9DBBBE') +
  l.ripples('#A7C6CE', 7, 16, [30, 345, 740, 80]) +
  lawn(428) +
  plot(446, '#B9C98A') +
  l.palm(90, 470, 1.2) +
  l.bush(720, 470, 130, 50, 4) +
  l.birds(560, 140)

export const lotFence = (): Svg =>
  grey() +
  l.woods('#7C9A85', 370, 60, 6) +
  many(19, (n) => box(n * 44 - 10, 300, 36, 110, n % 2 ? '#C9B595' : '#BCA683', 3)) +
  box(-10, 330, 820, 8, '#A58E6B') +
  path('M-20 400Q400 386 820 404V620H-20Z', '#C7B07F') +
  plot(440, '#D8C493') +
  l.tree(110, 470, 1.3, 10, '#7E9B63', '#587848') +
  l.tufts('#8A9A5B', 4, 30, [40, 430, 720, 150], 14) +
  at(
    620,
    430,
    box(-5, -90, 10, 90, c.walnut) +
      box(-60, -140, 120, 62, c.paper, 4) +
      box(-44, -122, 88, 8, c.pine) +
      box(-44, -104, 60, 8, c.sage),
  )

export const garageDoor = (): Svg =>
  day() +
  box(80, 120, 640, 340, '#EFE6D2') +
  box(650, 120, 70, 340, '#D6CAB0') +
  box(64, 104, 672, 20, '#3F4A45') +
  box(170, 200, 440, 260, '#5C6F73') +
  many(6, (n) => box(170, 200 + n * 44, 440, 6, '#475A5E')) +
  many(4, (n) => box(200 + n * 100, 216, 70, 22, '#8FB4B8', 3)) +
  box(160, 190, 460, 12, '#2B3530') +
  b.lantern(640, 190, 26, c.butter, c.coal) +
  lawn(460) +
  path('M170 460H610L700 620H80Z', '#CFC8B5') +
  l.bush(100, 466, 120, 60, 3) +
  l.bush(712, 466, 110, 56, 8)

export const garageBelow = (): Svg =>
  l.backdrop('#C9CDC6') +
  path('M0 0H800L560 220H240Z', '#B4BAB3') +
  path('M0 600L240 380H560L800 600Z', '#7A837D') +
  box(240, 220, 320, 160, '#DDE0D9') +
  many(3, (n) => box(300 + n * 80, 60 + n * 4, 60, 8, '#FDF8EC', 4)) +
  many(2, (n) => box(110 + n * 520, 60, 60, 460, '#E4E2D6') + box(110 + n * 520, 330, 60, 60, c.honey)) +
  many(4, (n) => stroke(`M${300 + n * 66} 384L${180 + n * 150} 596`, '#F6EBD3', 5)) +
  at(
    400,
    500,
    l.groundShadow(0, 6, 130, 14) +
      path('M-120 0Q-124-40-84-44L-50-84Q-44-92-30-92H34Q46-92 54-82L88-44Q124-40 120 0Z', c.terracotta) +
      path('M-40-48L-16-80H-2V-48ZM8-48V-80H30L56-48Z', '#BFD8D6') +
      circle(-66, 0, 24, c.coal) +
      circle(-66, 0, 10, c.steel) +
      circle(68, 0, 24, c.coal) +
      circle(68, 0, 10, c.steel) +
      oval(108, -22, 8, 6, c.butter),
  )
