import * as b from './building.ts'
import { figure, looks, poses } from './figure.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, clip, fade, form, many, oval, path, random, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

export const terrace = (): Svg =>
  l.sky('#C3DBDD', '#D5E4DD', '#EAECD9') +
  l.cloud(590, 110, 0.8) +
  l.hill('#A3BFA9', 300, 262, 290, 250, 276, 250) +
  l.woods('#6F9C80', 336, 36, 71, 260, 820) +
  l.hill('#7FB083', 330, 326, 334, 326, 320, 326) +
  l.green(640, 350, 84, 12) +
  l.flag(650, 349, 70) +
  // the house on the left, its awning and a door
  box(-10, 0, 250, 460, '#F4EDDA') +
  box(214, 0, 26, 460, '#DED3B6') +
  b.window(40, 190, 120, 230, '#8FB4B8', c.pine) +
  b.awning(-20, 110, 290, 62, c.terracotta, c.cream, 9) +
  at(
    226,
    230,
    box(0, -4, 40, 6, c.ink) + path('M26 2H54L48 40H32Z', c.butter) + circle(40, 24, 30, c.butter, 'opacity=".2"'),
  ) +
  many(19, (i) => box(236 + i * 32, 360, 8, 64, c.paper)) +
  box(230, 350, 600, 12, c.paper) +
  box(230, 358, 600, 4, '#CFD5CB') +
  path('M-20 424H820V620H-20Z', '#D9B98A') +
  many(5, (i) => box(-20, 450 + i * 36, 840, 3, '#C4A170')) +
  many(9, (i) => stroke(`M${400 + (i - 4) * 60} 424L${400 + (i - 4) * 190} 620`, '#C4A170', 3)) +
  b.parasol(440, 512, 1.75, c.pine, c.cream) +
  b.parasol(690, 462, 1.15, c.terracotta, c.cream) +
  b.chair(636, 464, 0.76) +
  b.bistro(690, 464, 0.84) +
  `<g transform="translate(744 464) scale(-.76 .76)">${b.chair(0, 0, 1)}</g>` +
  l.groundShadow(450, 560, 190, 16) +
  b.chair(336, 556, 1.35, c.walnut, c.terracotta) +
  `<g transform="translate(552 556) scale(-1.35 1.35)">${b.chair(0, 0, 1, c.walnut, c.terracotta)}</g>` +
  b.bistro(444, 562, 1.5) +
  at(
    420,
    460,
    path('M-10-40H10L6-16Q0-10-6-16Z', '#F2DC7E') + box(-1.5, -12, 3, 14, c.white) + oval(0, 3, 10, 3, c.white),
    1,
  ) +
  at(470, 462, box(-14, -30, 28, 32, '#E9F1EE', 3) + box(-12, -20, 24, 20, c.coral, 3), 0.9) +
  b.pot(60, 580, 1.6) +
  b.pot(748, 590, 1.3, c.coral, c.moss)

export const bar = (): Svg =>
  l.backdrop('#2B4A3E') +
  many(18, (i) => box(i * 46, 0, 3, 330, '#26433A')) +
  b.arch(90, 60, 180, 220, '#F0C987') +
  b.arch(310, 40, 180, 240, '#F3D08F') +
  b.arch(530, 60, 180, 220, '#F0C987') +
  many(3, (k) => many(2, (r) => box(92 + k * 220, (k === 1 ? 130 : 146) + r * 70, 176, 8, '#8A5F3B'))) +
  many(24, (i) => {
    const [k, n] = [Math.floor(i / 8), i % 8]
    const [x, y] = [122 + k * 220 + (n % 4) * 40, (k === 1 ? 130 : 146) + Math.floor(n / 4) * 70]
    const color = ['#3F7A58', '#B5622F', '#7A2F24', '#4A7680', '#5E4A2A'][(i * 3) % 5] ?? c.moss
    return path(
      `M${x - 10} ${y}V${y - 26}Q${x - 10} ${y - 36} ${x - 4} ${y - 38}V${y - 54}H${x + 4}V${y - 38}Q${x + 10} ${y - 36} ${x + 10} ${y - 26}V${y}Z`,
      color,
    )
  }) +
  [180, 400, 620]
    .map(
      (x) =>
        b.lantern(x, -10, 60, c.butter, '#14231D') +
        path(`M${x - 30} 88L${x - 120} 340H${x + 120}L${x + 30} 88Z`, c.butter, 'opacity=".1"'),
    )
    .join('') +
  // the barman
  figure(
    400,
    420,
    1.1,
    { ...looks.honey, skin: '#D9A883', hair: c.bark, shirt: c.paper, shirtShade: c.mint, legs: c.ink },
    {
      ...poses.stand,
      front: [
        [30, -128],
        [44, -152],
      ],
      back: [
        [-30, -128],
        [-34, -150],
      ],
    },
    at(
      6,
      -158,
      form('M-14 30L-17-14H17L14 30Z', '#C4CCC6', c.steel, -6, 0) + path('M-17-14Q-8-30 0-30T17-14Z', '#AEB8B2'),
      1,
      20,
    ).replace('translate(6 -158)', 'translate(44 -170)'),
  ) +
  path('M372 300Q400 316 428 300V340H372Z', c.terracotta) +
  box(0, 330, 800, 190, '#7A4A2E') +
  many(9, (i) => box(14 + i * 90, 356, 70, 150, '#8A5838', 4) + box(22 + i * 90, 364, 54, 134, '#7A4A2E', 3)) +
  box(-10, 312, 820, 28, '#C99A62', 5) +
  box(-10, 332, 820, 9, '#9A6A3E', 4) +
  box(-10, 500, 820, 20, '#3A2417') +
  path('M-20 516H820V620H-20Z', '#3E5A4C') +
  many(12, (i) => path(`M${-60 + i * 80} 520L${-140 + i * 100} 620H${-90 + i * 100}L${-20 + i * 80} 520Z`, '#47665A')) +
  [130, 290, 510, 670]
    .map((x) => l.groundShadow(x + 16, 592, 50, 8) + b.stool(x, 592, 1.75, c.terracotta, '#1A2620'))
    .join('') +
  at(
    220,
    312,
    path('M-26-70H26L3-36V-6H-3V-36Z', '#E9F1EE', 'opacity=".8"') +
      path('M-20-62H20L0-38Z', c.coral) +
      oval(0, -3, 20, 4, '#E9F1EE'),
  ) +
  at(590, 312, box(-18, -52, 36, 52, '#E0A035', 4) + path('M-22-50Q-20-66-6-64Q0-72 10-64Q24-64 22-48Z', '#FDF7E6')) +
  at(
    80,
    312,
    form('M-30-20H30Q26 0 10 0H-10Q-26 0-30-20Z', c.cream, c.oat, -6, 0) +
      many(5, (i) => t.olive(-18 + i * 9, -22 - (i % 2) * 6, 8)),
  )

export const pool = (): Svg =>
  l.sky('#A9D0D8', '#BCDADD', '#D3E5E0') +
  l.cloud(220, 110, 0.9) +
  l.sun(640, 120, 44, '#FBF3DC', '#F8E6B8') +
  l.hill('#9DBBA6', 270, 250, 270, 240, 262) +
  l.woods('#5E8F78', 316, 44, 12) +
  box(0, 310, 800, 300, '#EBDDBE') +
  box(0, 310, 800, 12, '#4F8A68') +
  l.bush(120, 330, 240, 60, 3) +
  l.bush(660, 330, 260, 64, 5) +
  // the water
  path('M180 366H660Q690 366 720 396L860 560V640H-60V560L90 396Q120 366 180 366Z', '#F7F1E0') +
  path('M196 382H646Q668 382 690 404L800 540V620H0V540L112 404Q136 382 196 382Z', '#5FA6B5') +
  path('M196 382H646Q668 382 690 404L700 416H102L112 404Q136 382 196 382Z', '#4A8E9E') +
  path('M40 500Q200 480 400 504T770 500L800 540V620H0V540Z', '#74B6C2') +
  l.ripples('#B5DDE0', 6, 30, [120, 420, 560, 150]) +
  oval(560, 500, 62, 26, c.terracotta) +
  oval(560, 496, 60, 25, c.coral) +
  oval(560, 496, 30, 11, '#4A8E9E') +
  many(6, (i) =>
    at(560, 496, `<g transform="scale(1 .42)">${at(0, 0, path('M32-10L60-14V14L32 10Z', c.paper), 1, i * 60)}</g>`),
  ) +
  // a swimmer
  at(
    300,
    488,
    path('M-80 6Q-40-16 10-4Q40 0 60 8Z', '#D9A883') +
      circle(66, -6, 15, '#D9A883') +
      path('M50-8Q52-26 68-24Q82-22 82-8Z', c.petrol) +
      stroke('M40 0Q60-44 100-20', '#D9A883', 11) +
      stroke('M-110 14H120', '#D3ECEC', 6),
  ) +
  stroke('M628 376V340Q628 322 646 322M664 376V340Q664 322 682 322', c.steel, 6) +
  b.parasol(130, 372, 0.95, c.honey, c.cream) +
  b.lounger(118, 386, 0.66, c.paper) +
  b.lounger(260, 366, 0.52, c.terracotta) +
  b.parasol(300, 356, 0.72, c.terracotta, c.cream) +
  b.lounger(520, 366, 0.52, c.paper) +
  l.palm(724, 400, 1.75) +
  l.palm(16, 430, 1.5) +
  b.pot(770, 470, 0.9)

export const grill = (): Svg => {
  const r = random(9)
  return (
    l.sky('#24413A', '#2F5046', '#4D6A55') +
    l.woods('#1B352C', 250, 60, 11) +
    b.lights([-10, 60], [430, 30], 60, 9) +
    b.lights([430, 30], [820, 70], 60, 9) +
    // the brick oven
    path('M500 0H640V150H500Z', '#8E4530') +
    path('M600 0H640V150H600Z', '#6E3222') +
    form('M130 150H670V470H130Z', '#B5623F', '#8E4530', -60, 0) +
    clip(
      box(130, 150, 480, 320, c.white),
      many(8, (row) =>
        many(8, (i) => ((row + i) % 3 ? '' : box(134 + i * 68 + (row % 2) * 30, 154 + row * 40, 62, 34, '#A2543A', 3))),
      ),
    ) +
    box(110, 130, 580, 30, '#D9B98A', 5) +
    box(110, 150, 580, 10, '#B9945F', 4) +
    b.arch(180, 180, 440, 260, '#2A1812') +
    clip(
      path('M180 440V400A220 220 0 0 1 620 400V440Z', c.white),
      circle(400, 450, 210, '#5E2414'),
      many(16, (i) =>
        path(
          `M${190 + i * 28} 440Q${180 + i * 28 + r(-14, 14)} ${340 - r(0, 60)} ${206 + i * 28} ${270 + r(0, 90)}Q${236 + i * 28} ${350} ${226 + i * 28} 440Z`,
          i % 2 ? '#D9622B' : '#C4472F',
        ),
      ),
      many(12, (i) =>
        path(
          `M${216 + i * 34} 440Q${208 + i * 34} 390 ${226 + i * 34} ${340 + r(0, 50)}Q${246 + i * 34} 390 ${240 + i * 34} 440Z`,
          '#F0A23C',
        ),
      ),
      many(9, (i) =>
        path(
          `M${240 + i * 40} 440Q${236 + i * 40} 410 ${248 + i * 40} ${384 + r(0, 26)}Q${262 + i * 40} 410 ${258 + i * 40} 440Z`,
          c.butter,
        ),
      ),
    ) +
    fade(0.16, path('M300 180Q260 120 330 80T320-20H400Q420 60 380 110T440 180Z', c.white)) +
    path('M110 440H690V470H110Z', '#D9B98A') +
    box(90, 466, 620, 160, '#9A5237') +
    many(3, (row) =>
      many(7, (i) =>
        box(96 + i * 90 + (row % 2) * 40, 472 + row * 46, 80, 40, (row + i) % 2 ? '#A85C40' : '#A2543A', 3),
      ),
    ) +
    // the grate with what is on it
    path('M150 424H650L690 452H110Z', '#1A1310') +
    many(16, (i) => stroke(`M${166 + i * 31} 424L${128 + i * 36} 452`, '#59635D', 4)) +
    many(
      3,
      (i) =>
        form(
          `M${180 + i * 100} 432Q${190 + i * 100} 400 ${226 + i * 100} 404T${262 + i * 100} 436Q${226 + i * 100} 450 ${180 + i * 100} 432Z`,
          '#8A4A30',
          '#5B2A1B',
          -8,
          -6,
        ) + stroke(`M${200 + i * 100} 424l30-12M${216 + i * 100} 432l30-12`, '#3A1A10', 5),
    ) +
    many(3, (i) => at(516 + i * 40, 428, box(-15, -40, 26, 52, i === 1 ? '#A83A27' : '#B5523A', 13), 1, 24)) +
    circle(620, 430, 18, '#7FA552') +
    stroke('M612 430q8-8 16 0', c.leaf, 4) +
    // the cook, and a table in front
    l.groundShadow(90, 600, 70, 10) +
    figure(
      70,
      606,
      1.75,
      { ...looks.honey, shirt: c.paper, shirtShade: c.mint, legs: c.ink },
      {
        ...poses.stand,
        front: [
          [30, -140],
          [62, -128],
        ],
        back: [
          [-18, -124],
          [-14, -96],
        ],
      },
      stroke('M62-128L118-104', c.steel, 5) + stroke('M118-104l14 2M118-104l10 9', c.steel, 4),
    ) +
    path('M46 358Q70 372 98 358L106 500Q72 512 38 500Z', c.terracotta) +
    path('M50 264Q34 230 64 226Q92 222 96 244Q106 262 92 272H52Z', c.white) +
    b.pot(744, 596, 1.15)
  )
}
