import * as l from './landscape.ts'
import * as c from './palette.ts'
import {
  at,
  bead,
  blob,
  box,
  circle,
  clip,
  fade,
  form,
  many,
  type Point,
  path,
  random,
  type Svg,
  smooth,
  stroke,
} from './shape.ts'

/** Round tree crowns from above. */
const grove = (area: readonly [number, number, number, number], count: number, seed: number, size = 17): Svg => {
  const r = random(seed)
  return many(count, () => {
    const [x, y, s] = [r(area[0], area[0] + area[2]), r(area[1], area[1] + area[3]), size * r(0.7, 1.25)]
    return fade(0.18, circle(x + s * 0.35, y + s * 0.45, s, c.ink)) + bead(x, y, s, '#5E8F6B', '#3F7455')
  })
}

const pin = (x: number, y: number, color: string, s = 1): Svg =>
  at(
    x,
    y,
    fade(0.2, path('M0 0L34-14L40-8Z', c.ink)) +
      form('M0 0Q-26-32-26-50A26 26 0 0 1 26-50Q26-32 0 0Z', color, c.ink, -6, 0) +
      circle(0, -50, 11, c.paper),
    s,
  )

const compass = (x: number, y: number): Svg =>
  at(
    x,
    y,
    circle(0, 0, 46, c.paper) +
      circle(0, 0, 40, 'none', `stroke="${c.oat}" stroke-width="3"`) +
      path('M0-34L9 0H-9Z', c.terracotta) +
      path('M0 34L9 0H-9Z', c.slate) +
      path('M-34 0L0-7V7Z', c.sage) +
      path('M34 0L0-7V7Z', c.sage),
  )

/** A hole from tee to green along its points. */
const hole = (points: readonly Point[], width: number, sand: readonly Point[]): Svg => {
  const d = smooth(points)
  const tee = points[0] ?? [0, 0]
  const end = points[points.length - 1] ?? [0, 0]
  return (
    stroke(d, '#79AB78', width + 16) +
    stroke(d, '#93C188', width) +
    stroke(d, '#A5CF97', width * 0.5, 'stroke-dasharray="10 26" opacity=".7"') +
    path(blob(end[0], end[1], width * 0.72, width * 0.6, Math.round(end[0]), 0.1), '#6FA06A') +
    path(blob(end[0], end[1], width * 0.6, width * 0.5, Math.round(end[0]), 0.1), '#BFE0A9') +
    box(tee[0] - 14, tee[1] - 9, 28, 18, '#BFE0A9', 5) +
    sand
      .map(
        ([x, y], i) =>
          path(blob(x, y, 20, 13, Math.round(x) + i, 0.2, 7), '#CDB27A', 'transform="translate(2 3)"') +
          path(blob(x, y, 20, 13, Math.round(x) + i, 0.2, 7), '#F0DEB5'),
      )
      .join('') +
    l.flag(end[0], end[1], 44)
  )
}

export const course = (): Svg =>
  l.backdrop('#5B9468') +
  path('M-20 400Q160 340 240 440T200 640H-20ZM560-20Q600 120 740 110T820 160V-20Z', '#4F8A60') +
  path('M330 250C420 200 520 240 510 320S420 420 350 400S270 290 330 250Z', '#E3D3A4', 'transform="translate(0 5)"') +
  path('M336 260C420 212 508 250 500 318S416 408 356 390S282 292 336 260Z', '#7FB3BF') +
  path('M356 280C416 244 470 262 466 310S410 366 370 350S316 304 356 280Z', '#95C4CC') +
  l.ripples('#BFDDE0', 4, 9, [350, 290, 110, 70]) +
  hole(
    [
      [120, 520],
      [90, 400],
      [130, 280],
      [96, 170],
    ],
    46,
    [
      [150, 190],
      [60, 220],
    ],
  ) +
  hole(
    [
      [170, 100],
      [290, 70],
      [400, 110],
      [520, 70],
    ],
    44,
    [
      [470, 110],
      [350, 60],
    ],
  ) +
  hole(
    [
      [600, 90],
      [700, 140],
      [690, 250],
      [730, 330],
    ],
    46,
    [
      [680, 330],
      [742, 250],
    ],
  ) +
  hole(
    [
      [700, 420],
      [640, 500],
      [520, 490],
      [430, 530],
    ],
    46,
    [
      [480, 480],
      [590, 536],
    ],
  ) +
  hole(
    [
      [210, 500],
      [220, 400],
      [200, 300],
      [240, 200],
    ],
    40,
    [[282, 210]],
  ) +
  hole(
    [
      [560, 180],
      [590, 260],
      [570, 350],
      [600, 420],
    ],
    38,
    [[556, 420]],
  ) +
  stroke(
    'M330 520Q260 560 180 540Q60 520 40 300Q40 140 120 90T330 150Q480 160 560 120T640 60',
    '#F3E6C8',
    6,
    'stroke-dasharray="2 14"',
  ) +
  grove([0, 0, 100, 110], 12, 3) +
  grove([260, 420, 130, 60], 12, 5) +
  grove([300, 150, 220, 40], 14, 7) +
  grove([730, 440, 80, 160], 16, 9) +
  grove([20, 540, 130, 60], 9, 11) +
  grove([640, 180, 20, 200], 7, 13, 14) +
  grove([160, 260, 10, 160], 5, 15, 14) +
  // the clubhouse from above
  at(
    330,
    520,
    fade(0.2, box(-40, -26, 100, 74, c.ink)) +
      box(-50, -36, 100, 72, c.terracotta, 3) +
      path('M-50-36L-20-6V6L-50 36Z', '#CE6A4A') +
      path('M50-36L20-6V6L50 36Z', c.brick) +
      path('M-50 36L-20 6H20L50 36Z', '#B03E29'),
  ) +
  pin(330, 506, c.ink, 0.9) +
  compass(60, 60)

export const clubPlan = (): Svg => {
  const house = (x: number, y: number, w: number, h: number, turn: number) =>
    at(
      x,
      y,
      fade(0.2, box(-w / 2 + 12, -h / 2 + 14, w, h, c.ink)) +
        box(-w / 2, -h / 2, w, h, '#CE6A4A', 3) +
        path(`M${-w / 2} 0H${w / 2}V${h / 2}H${-w / 2}Z`, c.terracotta) +
        box(-w / 2, -3, w, 6, c.brick) +
        many(Math.floor(w / 16), (i) =>
          box(-w / 2 + 8 + i * 16, -h / 2, 2, h, c.brick).replace('/>', ' opacity=".35"/>'),
        ),
      1,
      turn,
    )
  const court = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      box(-70, -46, 140, 92, '#7FA878', 4) +
        box(-56, -34, 112, 68, '#C96A48') +
        stroke('M-50-28H50V28H-50ZM-50-18H50M-50 18H50M-24-18V18M24-18V18M-24 0H24', c.paper, 3) +
        stroke('M0-38V38', c.ink, 4),
      1,
      turn,
    )
  const car = (x: number, y: number, color: string) =>
    at(
      x,
      y,
      fade(0.2, box(-12, -20, 30, 48, c.ink, 8)) +
        box(-15, -24, 30, 48, color, 9) +
        box(-11, -12, 22, 12, '#3A4741', 3) +
        box(-11, 8, 22, 8, '#3A4741', 3),
    )
  return (
    l.backdrop('#8DB886') +
    path('M-20 430Q200 380 300 620H-20ZM500-20Q560 80 820 60V-20Z', '#7FAC7A') +
    path('M-20 150Q200 170 300 250T560 300T820 250', 'none', 'stroke="#EADBB8" stroke-width="46"') +
    path(
      'M300 250Q330 380 280 470T330 620M560 300Q590 420 560 500T620 620M300 250Q360 140 330-20',
      'none',
      'stroke="#EADBB8" stroke-width="26"',
    ) +
    // parking
    box(40, 190, 190, 150, '#B4BBB1', 10) +
    many(6, (i) => box(56 + i * 30, 200, 3, 58, c.paper)) +
    many(6, (i) => box(56 + i * 30, 274, 3, 58, c.paper)) +
    car(74, 228, c.terracotta) +
    car(134, 228, c.paper) +
    car(164, 228, c.petrol) +
    car(104, 302, c.honey) +
    car(194, 302, c.deep) +
    // clubhouse, hotel, chapel
    house(440, 190, 190, 100, -6) +
    house(382, 250, 80, 70, 84) +
    house(680, 160, 180, 74, 14) +
    house(740, 230, 84, 60, 104) +
    at(
      700,
      470,
      house(0, 0, 96, 60, 0) +
        box(46, -24, 40, 48, '#FBF6E8', 3) +
        path('M46-24L66 0L46 24Z', c.coral) +
        circle(66, 0, 5, c.honey),
      0.9,
    ) +
    // pool with its deck
    path('M376 372Q370 340 410 336H500Q540 340 534 386Q530 420 490 426H430Q384 424 376 372Z', '#F4E9CF') +
    path('M392 374Q388 352 414 350H496Q524 352 518 386Q516 408 486 412H434Q396 410 392 374Z', '#5FA9B8') +
    path('M410 372Q408 362 424 362H486Q506 364 502 384Q500 398 478 398H440Q412 398 410 372Z', '#7FC0CB') +
    many(4, (i) =>
      at(
        398 + i * 40,
        440,
        circle(4, 6, 17, '#00000022') +
          circle(0, 0, 17, i % 2 ? c.cream : c.terracotta) +
          many(4, (k) => at(0, 0, path('M0 0L16-6A17 17 0 0 1 16 6Z', i % 2 ? c.terracotta : c.cream), 1, k * 90)),
      ),
    ) +
    court(150, 470, -12) +
    court(176, 566, -12) +
    // first tee and a green
    path(blob(440, 550, 96, 46, 4, 0.1), '#6FA06A') +
    path(blob(440, 550, 84, 38, 4, 0.1), '#BFE0A9') +
    path(blob(540, 580, 36, 18, 7, 0.15), '#F0DEB5') +
    l.flag(450, 548, 66) +
    grove([0, 0, 290, 120], 24, 2) +
    grove([400, 20, 120, 90], 8, 4) +
    grove([600, 330, 200, 80], 14, 6) +
    grove([0, 370, 60, 230], 12, 8) +
    grove([620, 540, 190, 60], 12, 10) +
    grove([250, 380, 30, 60], 4, 12) +
    pin(446, 176, c.pine) +
    pin(684, 150, c.petrol) +
    pin(456, 372, c.honey) +
    pin(150, 462, c.terracotta) +
    clip(box(0, 0, 800, 600, c.white), compass(744, 56))
  )
}
