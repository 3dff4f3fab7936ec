import * as b from './building.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, form, many, move, oval, path, type Svg, stroke } from './shape.ts'

const wheel = (x: number, y: number, r: number, tyre: string = c.coal, rim: string = c.mint, spokes = 8): Svg =>
  circle(x, y, r, tyre) +
  circle(x, y, r * 0.78, rim) +
  circle(x, y, r * 0.66, tyre, 'opacity=".16"') +
  many(spokes, (i) => {
    const a = (i / spokes) * Math.PI * 2 + 0.3
    return stroke(
      `M${x} ${y}L${(x + Math.cos(a) * r * 0.74).toFixed(1)} ${(y + Math.sin(a) * r * 0.74).toFixed(1)}`,
      rim === c.mint ? c.slate : c.paper,
      r * 0.07,
    )
  }) +
  circle(x, y, r * 0.18, c.slate)

/** A bag strapped to a trolley: mouth at (0, 0), going down. */
const load = (light: string, shade: string, trim: string, length = 310): Svg =>
  oval(0, 0, 62, 13, shade) +
  [
    [-40, 92, -12, c.coal],
    [-16, 70, -4, c.steel],
    [10, 100, 3, c.coal],
    [34, 66, 10, c.steel],
  ]
    .map(([x, h, turn, color]) =>
      at(
        +(x ?? 0),
        0,
        box(-3, -+(h ?? 0), 6, +(h ?? 0) + 8, c.slate) +
          at(0, -+(h ?? 0), form('M-14 10Q-22-24 2-30Q26-28 24-4Q18 10 10 12Z', `${color}`, c.ink, -6, -3)),
        1,
        +(turn ?? 0),
      ),
    )
    .join('') +
  form(`M-62 0Q0 26 62 0L52 ${length}Q0 ${length + 18}-52 ${length}Z`, light, shade, -22, 0) +
  path('M-62 0Q0 26 62 0V22Q0 48-62 22Z', trim) +
  form('M-34 110H40V210Q2 222-34 210Z', trim, shade, -8, -6) +
  stroke('M-26 126H26', c.cream, 3) +
  path(
    `M-54 ${length - 70}Q0 ${length - 52} 54 ${length - 70}V${length - 56}Q0 ${length - 38}-54 ${length - 56}Z`,
    c.ink,
  )

export const twoWheels = (): Svg =>
  l.sky('#C9DDE0', '#D6E4DE', '#E9EBD8') +
  l.cloud(170, 130, 0.8) +
  l.hill('#A3BFA9', 330, 312, 280, 320, 300, 270) +
  l.tree(680, 404, 1.2, 9) +
  l.hill('#6A9A76', 402, 392, 404, 396, 386, 392) +
  l.mown('M-20 430Q300 408 820 420V620H-20Z', '#8FBF86', '#83B47C', 64, -64) +
  l.groundShadow(400, 572, 200, 14) +
  stroke('M250 560L262 486L340 486L560 205L648 98', c.coal, 10) +
  stroke('M644 104L706 60', c.coal, 17) +
  circle(708, 58, 12, c.terracotta) +
  move('translate(474 172) rotate(38)', load('#E4BC63', '#B98430', c.walnut)) +
  stroke('M258 488L390 512', c.slate, 9) +
  wheel(424, 506, 62, c.coal, '#C4CCC6', 10) +
  wheel(366, 510, 66, c.coal, c.mint, 10) +
  box(236, 548, 30, 22, c.coal, 5) +
  l.tufts('#5E9460', 5, 30, [100, 566, 640, 30], 18) +
  l.ball(640, 556, 13)

export const threeWheels = (): Svg =>
  l.backdrop('#E9E3CF') +
  path('M-20-20H820V330Q400 280-20 350Z', '#D5E1D6') +
  l.woods('#86A996', 330, 60, 14) +
  path('M-20 330Q400 290 820 320V620H-20Z', '#7FAF79') +
  path('M120 620Q300 430 560 322H640Q560 430 620 620Z', '#EADBB8') +
  path('M620 620Q560 430 640 322H620Q530 430 570 620Z', '#D3C098') +
  l.cypress(80, 420, 1.3) +
  l.cypress(150, 390, 0.9) +
  l.groundShadow(440, 564, 230, 16) +
  stroke('M330 520L250 160', c.petrol, 13) +
  stroke('M262 214L200 120', c.petrol, 13) +
  stroke('M180 130L226 104', c.ink, 18) +
  box(236, 158, 50, 34, c.petrol, 6) +
  box(242, 163, 38, 22, c.cream, 3) +
  stroke('M248 170h26M248 177h18', c.slate, 3) +
  wheel(292, 500, 62, '#1D2923', '#5E8F9B') +
  move('translate(346 178) rotate(-13)', load(c.pine, c.deep, '#2F7556')) +
  stroke('M330 520L560 530', c.petrol, 13) +
  wheel(390, 514, 68, c.coal, '#7FA9B5') +
  wheel(590, 532, 46, c.coal, '#7FA9B5', 6) +
  stroke('M556 470Q590 470 590 530', c.petrol, 10) +
  l.tufts('#4F8060', 15, 24, [640, 520, 160, 70], 20) +
  l.tufts('#4F8060', 16, 14, [0, 560, 150, 40], 20)

export const electric = (): Svg =>
  l.backdrop('#CBD6CC') +
  many(8, (i) => box(0, i * 58, 800, 54, i % 2 ? '#D3DDD3' : '#CFDAD0')) +
  b.window(60, 40, 150, 130, '#A9CBCF', c.paper) +
  path('M60 170V140Q120 110 210 142V170Z', c.moss, 'opacity=".8"') +
  box(0, 462, 800, 140, '#8B9A92') +
  path('M0 462H800V474H0Z', '#78877F') +
  path('M560 474H740L640 600H400Z', '#A3B0A8') +
  box(90, 240, 90, 120, c.paper, 10) +
  box(150, 240, 30, 120, '#DDE3DC', 10) +
  path('M138 266L118 304H134L126 336L156 292H138L148 266Z', c.honey) +
  stroke('M135 360Q130 470 220 480T330 470', c.ink, 7) +
  l.groundShadow(430, 566, 230, 16) +
  stroke('M390 520L540 200L588 92Q600 64 660 72', c.ink, 15) +
  box(640, 56, 74, 32, c.coal, 13) +
  box(656, 64, 34, 15, '#9FE0B4', 4) +
  move('translate(470 150) rotate(25)', load(c.paper, '#C9CFC4', c.terracotta, 320)) +
  stroke('M330 500L560 520', c.ink, 13) +
  wheel(560, 520, 44, c.coal, c.steel, 5) +
  form('M290 440H400Q412 440 410 456L402 496H296Q284 496 284 480Z', '#3A4741', c.ink, -8, -6) +
  box(300, 452, 60, 9, '#9FE0B4', 4) +
  wheel(410, 508, 58, '#141C18', c.terracotta, 6) +
  wheel(334, 512, 74, c.coal, c.coral, 6) +
  oval(334, 512, 8, 8, c.paper)
