import { figure, looks } from './figure.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, clip, form, limb, many, oval, path, random, type Svg, stroke } from './shape.ts'

const racket = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    box(-3, -8, 6, 40, c.ink, 3) +
      oval(0, -36, 20, 27, c.honey) +
      oval(0, -36, 15, 22, '#F6EBD3') +
      stroke('M-10-36H10M0-56V-16M-8-46H8M-8-26H8', '#CDBE9C', 1.6),
    1,
    turn,
  )

export const tennis = (): Svg =>
  l.sky('#BCD8DE', '#CFE2E0', '#E4ECDF') +
  l.cloud(600, 100, 0.8) +
  l.woods('#5E8F78', 226, 50, 37) +
  box(0, 200, 800, 60, '#2F6B4C') +
  many(21, (i) => box(i * 40, 190, 4, 74, '#1F4A38')) +
  box(0, 190, 800, 4, '#1F4A38') +
  path('M0 256H800V600H0Z', '#B5573A') +
  path('M170 280H630L860 640H-60Z', '#C96A48') +
  stroke('M170 280H630L860 640M170 280L-60 640', c.paper, 6) +
  stroke('M230 280L60 620M570 280L740 620', c.paper, 5) +
  stroke('M130 342H670', c.paper, 5) +
  stroke('M400 342V410', c.paper, 5) +
  // the net
  path('M40 386Q400 404 760 386V446Q400 464 40 446Z', c.ink, 'opacity=".32"') +
  many(36, (i) => stroke(`M${50 + i * 20} 388V450`, '#F6F8F5', 1, 'opacity=".3"')) +
  stroke('M40 386Q400 404 760 386', c.paper, 9) +
  box(32, 376, 9, 84, c.coal, 4) +
  box(759, 376, 9, 84, c.coal, 4) +
  l.groundShadow(510, 336, 26, 4) +
  figure(
    496,
    334,
    0.5,
    looks.blue,
    {
      head: [0, -182],
      shoulder: [0, -150],
      hip: [0, -96],
      back: [
        [-22, -126],
        [-40, -110],
      ],
      front: [
        [24, -132],
        [40, -112],
      ],
      backLeg: [
        [-18, -50],
        [-26, 0],
      ],
      frontLeg: [
        [18, -50],
        [24, 0],
      ],
      facing: -1,
    },
    racket(44, -112, 60),
  ) +
  l.groundShadow(330, 584, 90, 12) +
  figure(
    290,
    586,
    1.5,
    { ...looks.white, cap: c.terracotta },
    {
      head: [6, -182],
      shoulder: [4, -150],
      hip: [0, -96],
      back: [
        [-26, -160],
        [-46, -184],
      ],
      front: [
        [32, -172],
        [54, -204],
      ],
      backLeg: [
        [-24, -52],
        [-48, -6],
      ],
      frontLeg: [
        [20, -54],
        [26, 0],
      ],
      facing: 1,
    },
    racket(60, -216, 38),
  ) +
  circle(452, 196, 15, '#D7DE62') +
  stroke('M442 186Q454 196 444 208', c.paper, 2.6) +
  stroke('M560 160Q500 166 472 190', '#D7DE62', 3, 'stroke-dasharray="3 10"')

/** Swimmers in the lanes of a pool, seen from above. */
export const swim = (): Svg => {
  const swimmer = (x: number, y: number, suit: string, cap: string, skin: string) =>
    at(
      x,
      y,
      path('M-40-160Q0-210 40-160L26 120Q0 160-26 120Z', c.white, 'opacity=".22"') +
        limb(skin, [24, -66, 13], [54, -104, 11], [40, -160, 8]) +
        limb(skin, [-24, -62, 13], [-50, -20, 11], [-44, 28, 8]) +
        limb(skin, [-10, 34, 14], [-12, 90, 10], [-16, 134, 7]) +
        limb(skin, [12, 34, 14], [14, 84, 10], [10, 128, 7]) +
        form('M-30-68Q0-84 30-68Q34-20 22 44Q0 56-22 44Q-34-20-30-68Z', suit, c.ink, -20, 0) +
        path('M-30-68Q0-84 30-68Q20-50 0-48T-30-68Z', skin) +
        circle(0, -98, 25, skin) +
        path('M-25-98Q-26-126 0-126T25-98Q0-86-25-98Z', cap) +
        stroke('M-30 150q10 14 22 4M8 146q12 12 24 0M30-170q12-10 24 0', c.white, 6, 'opacity=".8"'),
    )
  const r = random(3)
  return (
    l.backdrop('#5FA9B8') +
    many(26, () =>
      path(
        `M${r(0, 800).toFixed(0)} ${r(0, 600).toFixed(0)}q30-20 60 0t60 0`,
        'none',
        'stroke="#7FC0CB" stroke-width="6" stroke-linecap="round"',
      ),
    ) +
    many(3, (i) => box(116 + i * 266, 60, 26, 440, '#2E6F80', 4)) +
    many(3, (i) => box(86 + i * 266, 60, 86, 26, '#2E6F80', 4)) +
    many(2, (k) => many(26, (i) => box(258 + k * 266, i * 24, 16, 19, i % 4 < 2 ? c.terracotta : c.paper, 7))) +
    swimmer(130, 380, c.petrol, c.honey, '#E3B793') +
    swimmer(396, 260, c.terracotta, c.paper, '#B97F5A') +
    swimmer(662, 430, c.deep, c.coral, '#8D5B3E') +
    box(0, 0, 800, 36, '#EBDDBE') +
    box(0, 30, 800, 9, '#CDBE9C') +
    many(14, (i) => box(i * 60, 0, 3, 30, '#D9C9A4')) +
    many(3, (i) => at(130 + i * 266, 20, box(-44, -24, 88, 36, c.paper, 5) + box(-44, 4, 88, 10, '#CFD5CB', 4)))
  )
}

export const yoga = (): Svg =>
  l.sky('#F0C8A4', '#F3D6B6', '#F6E5CC') +
  l.sun(400, 290, 120, '#FBF0DA', '#FAE0BC') +
  l.hill('#A9B89A', 350, 320, 350, 330, 310, 340) +
  box(0, 352, 800, 50, '#9FBFC0') +
  l.ripples('#F6E5CC', 6, 16, [240, 358, 320, 36]) +
  path('M-20 402Q300 384 820 404V620H-20Z', '#7FA878') +
  path('M-20 470Q300 440 820 476V620H-20Z', '#6A9668') +
  l.tree(60, 448, 1.6, 8, '#5E8F6B', '#3B6F52') +
  l.tree(730, 430, 1.1, 4, '#5E8F6B', '#3B6F52') +
  // two behind, one in front, in the tree pose
  [
    [252, 470, 0.86, c.petrol, '#234650', '#D9A883'],
    [574, 474, 0.86, c.honey, c.amber, '#8D5B3E'],
    [404, 560, 1.42, c.terracotta, c.brick, '#C98F68'],
  ]
    .map(([x, y, s, shirt, shade, skin]) =>
      at(
        +(x ?? 0),
        +(y ?? 0),
        path('M-90 8L-60-14H70L96 8Z', c.cream) +
          path('M-90 8H96V14H-90Z', c.oat) +
          limb(`${skin}`, [-16, -158, 8], [-34, -192, 7], [-4, -236, 6]) +
          limb(`${skin}`, [16, -158, 8], [34, -192, 7], [4, -236, 6]) +
          oval(0, -240, 7, 14, `${skin}`) +
          limb('#2B3530', [0, -96, 15], [48, -76, 12], [8, -54, 8]) +
          oval(2, -52, 8, 15, `${skin}`, 30) +
          limb('#38443E', [-3, -96, 15], [-4, -48, 11], [-4, -10, 8]) +
          oval(2, -5, 16, 6, `${skin}`) +
          limb(`${skin}`, [0, -160, 7], [0, -184, 7]) +
          limb(`${shirt}`, [-9, -154, 13], [-6, -112, 11]) +
          limb(`${shade}`, [9, -154, 13], [5, -112, 11]) +
          limb(`${shirt}`, [0, -150, 12], [0, -104, 14]) +
          oval(0, -196, 15, 18, `${skin}`) +
          path('M-17-194Q-18-218 0-218T17-194Q8-204 0-204T-17-194Z', '#3A2A20') +
          circle(0, -220, 9, '#3A2A20'),
        +(s ?? 1),
      ),
    )
    .join('') +
  l.tufts('#5A8659', 8, 30, [0, 570, 800, 30], 18)

/** A horse and rider crossing a field. */
export const ride = (): Svg => {
  const [coat, far, mane] = ['#8A5332', '#66391F', '#2E1D14']
  const hoof = (x: number, y: number) => path(`M${x - 10} ${y}L${x - 7} ${y - 14}H${x + 8}L${x + 12} ${y}Z`, c.ink)
  return (
    l.sky('#C9DDE0', '#DCE7DE', '#F1ECD4') +
    l.sun(180, 170, 56, '#FBF3DC', '#F8E6B8') +
    l.birds(600, 110, c.haze) +
    l.hill('#A9C3AE', 330, 280, 330, 300, 250, 310) +
    l.hill('#86AE88', 390, 372, 346, 390, 380, 350) +
    l.cypress(690, 396, 0.8) +
    l.cypress(736, 400, 1) +
    l.tree(80, 420, 1, 5) +
    l.mown('M-20 440Q300 404 820 440V620H-20Z', '#A9BF7C', '#9FB573', 70, -76) +
    many(6, (i) => box(20 + i * 150, 404, 11, 96, '#F7F1E0', 3)) +
    box(-10, 424, 820, 10, '#F7F1E0') +
    box(-10, 458, 820, 10, '#F7F1E0') +
    l.groundShadow(400, 572, 200, 14) +
    // far legs
    limb(far, [300, 420, 30], [272, 480, 15], [300, 528, 10], [290, 566, 8]) +
    hoof(292, 574) +
    limb(far, [500, 420, 26], [548, 470, 15], [526, 522, 10], [546, 556, 8]) +
    hoof(550, 566) +
    // tail, body, neck, head
    path('M252 350Q190 370 196 470Q206 520 186 548Q250 520 246 440Q246 400 270 376Z', mane) +
    limb(coat, [300, 374, 58], [400, 388, 62], [486, 372, 58]) +
    limb(coat, [500, 362, 46], [560, 280, 30], [584, 236, 24]) +
    limb(coat, [584, 232, 25], [630, 262, 17], [652, 276, 13]) +
    path('M570 216L566 184L588 208ZM590 212L594 180L608 212Z', coat) +
    path('M574 206Q540 226 520 270T470 330Q500 338 524 318T560 262T590 210Z', mane) +
    path('M588 204Q606 214 604 236Q594 230 584 214Z', mane) +
    circle(606, 236, 5, c.ink) +
    path('M622 242L640 254L628 268L612 254Z', c.paper) +
    stroke('M600 214L622 266M612 226L634 240M624 264Q560 300 470 296', '#2B1A12', 4) +
    // near legs
    limb(coat, [286, 400, 38], [256, 470, 18], [276, 526, 11], [256, 560, 9]) +
    hoof(256, 572) +
    limb(coat, [478, 404, 32], [486, 472, 17], [480, 530, 11], [484, 562, 9]) +
    hoof(486, 574) +
    // saddle and rider
    path('M330 318Q390 340 450 316L446 392Q390 408 336 390Z', c.pine) +
    stroke('M336 384Q390 402 444 386', c.honey, 5) +
    path('M336 318Q350 300 376 312Q420 322 446 304Q452 330 420 338T336 318Z', '#3A2417') +
    limb('#E9DCC0', [392, 300, 24], [440, 350, 18], [424, 392, 13]) +
    limb(c.ink, [432, 372, 16], [420, 430, 12]) +
    path('M408 428H436L458 440V450H408Z', c.ink) +
    stroke('M424 400V450M406 452H450', '#C4CCC6', 4) +
    limb(c.terracotta, [392, 208, 30], [390, 290, 25]) +
    limb(c.brick, [398, 206, 15], [424, 260, 13], [468, 292, 10]) +
    circle(472, 294, 10, '#D9A883') +
    limb('#C18D68', [396, 180, 12], [400, 166, 12]) +
    oval(402, 146, 25, 29, '#D9A883') +
    path(
      'M372 148Q368 108 402 108Q436 110 434 138L452 144Q450 150 440 149L404 142Q396 160 380 164Q372 160 372 148Z',
      c.ink,
    ) +
    path('M376 158Q352 180 360 214Q374 200 384 170Z', '#5B3420') +
    l.tufts('#7E9A58', 8, 36, [0, 556, 800, 44], 22)
  )
}

export const chapel = (): Svg =>
  l.sky('#8FB0B8', '#B4C6BE', '#DCD7BC', '#F0D9A8') +
  l.sun(620, 306, 54, '#FBEFD0', '#F7DDA4') +
  stroke('M70 120H240M140 136H320M520 90H700', '#DCE6E0', 5, 'opacity=".7"') +
  l.hill('#8FA596', 350, 320, 350, 330, 300, 330) +
  l.hill('#7C9A74', 420, 400, 372, 384, 410, 400) +
  path('M-20 520Q160 420 380 420T820 520V620H-20Z', '#6A8F5E') +
  l.cypress(196, 452, 1.3) +
  l.cypress(250, 440, 0.95) +
  l.cypress(640, 462, 1.4) +
  l.groundShadow(470, 440, 170, 12) +
  // nave, front and belfry
  path('M420 290H590V440H420Z', '#D9D0B8') +
  path('M392 300L420 236H570L606 300Z', '#A8553C') +
  many(4, (i) => stroke(`M${400 - i * -6} ${290 - i * 15}H${600 - i * 9}`, '#8E4530', 3)) +
  [470, 524].map((x) => path(`M${x} 400V352A14 14 0 0 1 ${x + 28} 352V400Z`, c.petrol)).join('') +
  path('M300 300L360 232L420 300V442H300Z', '#FBF6E8') +
  path('M390 266L420 300V442H396Z', '#E3D9C0') +
  stroke('M290 308L360 228L430 308', '#A8553C', 12) +
  path('M332 250V150H388V250L360 222Z', '#FBF6E8') +
  path('M372 150H388V250L372 236Z', '#E3D9C0') +
  path('M324 154L360 108L396 154Z', '#A8553C') +
  path('M360 108L396 154H372Z', '#8E4530') +
  stroke('M360 108V70M346 84H374', c.bark, 5) +
  path('M346 206V184A14 14 0 0 1 374 184V206Z', '#3A4A44') +
  path('M352 200Q352 180 360 180T368 200L372 205H348Z', c.honey) +
  path('M336 442V380A24 24 0 0 1 384 380V442Z', c.walnut) +
  path('M360 357A24 24 0 0 1 384 380V442H360Z', c.bark) +
  circle(360, 316, 16, c.petrol) +
  stroke('M360 300V332M344 316H376', '#FBF6E8', 3) +
  path('M334 442H388Q396 500 470 540T560 620H360Q380 560 350 520T334 442Z', '#E9DAB6') +
  many(9, (i) => form(`M${300 - i * 34} ${470 + i * 13}q-4-18 16-20q24-2 24 18z`, '#C9C3B0', '#A39D8A', -5, -4)) +
  many(22, (i) => circle(((i * 97) % 800) + 4, 520 + ((i * 41) % 76), 5, i % 3 ? c.cream : c.coral)) +
  l.tufts('#557A4C', 9, 26, [0, 540, 330, 56], 20) +
  clip(box(0, 0, 800, 600, c.white), l.tree(760, 600, 1.6, 5, '#5E8F5C', '#3F6F48'))
