import * as b from './building.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, blob, box, circle, clip, fade, form, many, oval, path, random, type Svg, stroke } from './shape.ts'
import { cart } from './tournament.ts'

export const club = (): Svg => {
  const r = random(12)
  const column = (x: number) =>
    box(x, 250, 22, 190, '#FDFBF2') +
    box(x + 14, 250, 8, 190, '#DAD3BF') +
    box(x - 6, 244, 34, 12, '#FDFBF2') +
    box(x - 6, 432, 34, 12, '#E9E3D0')
  return (
    l.sky('#F0C79A', '#F3D5AE', '#F6E4C6') +
    l.sun(120, 200, 50, '#FCF2D8', '#FAE3B4') +
    l.woods('#8FA37A', 380, 70, 21) +
    l.tree(60, 452, 1.7, 3, '#6A9A60', '#47784E') +
    // the ivy-covered house
    box(150, 150, 520, 300, '#C77A58') +
    box(600, 150, 70, 300, '#A65F42') +
    many(10, (row) =>
      many(9, (n) => ((row * 3 + n) % 4 ? '' : box(156 + n * 58, 158 + row * 28, 44, 10, '#B86C4B', 2))),
    ) +
    b.roof(126, 156, 568, 96, '#5A6B63', '#46554E', 0.12) +
    many(3, (n) =>
      at(
        230 + n * 170,
        110,
        path('M-34 20V-20L0-50L34-20V20Z', '#FDFBF2') +
          stroke('M-42-14L0-52L42-14', '#46554E', 9) +
          box(-15, -14, 30, 34, '#F7D58E') +
          box(-1.5, -14, 3, 34, '#FDFBF2'),
      ),
    ) +
    box(190, 20, 44, 60, '#A65F42') +
    box(184, 14, 56, 12, '#8E4F36') +
    many(5, (n) =>
      n === 2
        ? ''
        : b.window(184 + n * 102, 186, 48, 62, n === 1 ? '#F7D58E' : '#8FB4B8') +
          b.shutters(184 + n * 102, 186, 48, 62, c.deep),
    ) +
    // portico
    path('M290 250H530L410 186Z', '#FDFBF2') +
    path('M330 242H490L410 200Z', '#E9E3D0') +
    circle(410, 226, 12, c.pine) +
    box(282, 246, 256, 16, '#FDFBF2') +
    box(306, 262, 208, 180, '#8A5237') +
    b.arch(372, 290, 76, 152, '#3A2A20') +
    b.arch(380, 300, 60, 142, c.pine) +
    box(409, 302, 2, 140, c.deep) +
    circle(402, 380, 4, c.honey) +
    circle(418, 380, 4, c.honey) +
    [296, 344, 456, 504].map(column).join('') +
    many(
      2,
      (n) =>
        b.window(186 + n * 408, 310, 66, 92, n ? '#8FB4B8' : '#F7D58E') +
        b.shutters(186 + n * 408, 310, 66, 92, c.deep),
    ) +
    many(26, () =>
      path(
        blob(r(640, 680), r(180, 430), r(10, 22), r(10, 18), Math.floor(r(0, 99)), 0.2),
        r() > 0.5 ? '#5E8F6B' : '#3F7A58',
      ),
    ) +
    many(12, () =>
      path(
        blob(r(148, 190), r(270, 440), r(10, 20), r(10, 18), Math.floor(r(0, 99)), 0.2),
        r() > 0.5 ? '#5E8F6B' : '#3F7A58',
      ),
    ) +
    many(3, (n) => box(286 - n * 18, 442 + n * 11, 248 + n * 36, 11, n % 2 ? '#D9CFB8' : '#EFE7D3')) +
    l.mown('M-20 474Q400 452 820 474V620H-20Z', '#83B078', '#78A66F', 60, -68) +
    path('M250 474H570Q640 520 820 560V620H-20V560Q190 520 250 474Z', '#E9D9B5') +
    oval(410, 552, 130, 32, '#6FA06A') +
    oval(410, 546, 130, 32, '#8FBF86') +
    l.bush(410, 552, 130, 60, 5) +
    many(9, (n) => circle(360 + n * 13, 520 + ((n * 7) % 24), 6, n % 2 ? c.coral : c.cream)) +
    cart(690, 566, 0.72) +
    l.bush(160, 470, 120, 50, 2) +
    l.bush(640, 470, 110, 46, 7)
  )
}

export const hotelSea = (): Svg =>
  l.sky('#8FC3CF', '#A9D1D8', '#C8E1E0') +
  l.cloud(170, 130, 1) +
  l.cloud(60, 200, 0.6, c.white, 0.6) +
  box(0, 330, 800, 130, '#3F7F92') +
  box(0, 330, 800, 30, '#5B97A6') +
  l.ripples('#8FC0CB', 8, 26, [0, 344, 420, 90]) +
  at(
    120,
    350,
    path('M0-70V0H-44Z', c.paper) + path('M6-60V0H30Z', c.sand) + path('M-52 6H44L32 20H-38Z', c.terracotta),
  ) +
  path('M-20 452Q200 420 420 452T820 440V620H-20Z', '#F0DEB5') +
  path('M-20 440Q120 424 240 446T420 450L400 462Q200 436-20 462Z', c.white, 'opacity=".7"') +
  // the building: three steps of balconies
  [
    [560, 110, 240],
    [480, 190, 320],
    [400, 270, 400],
  ]
    .map(
      ([x = 0, y = 0, w = 0], k) =>
        box(x, y, w, 300 - k * 60, k % 2 ? '#F3EEE0' : '#FBF8EE') +
        box(x, y, 26, 300 - k * 60, c.white) +
        box(x - 10, y - 10, w + 20, 14, c.white) +
        box(x - 10, y + 2, w + 20, 4, '#CFCDBD'),
    )
    .join('') +
  [
    [576, 126, 3],
    [496, 206, 4],
    [416, 286, 5],
    [416, 366, 5],
  ]
    .map(([x = 0, y = 0, n = 0], k) =>
      many(
        n,
        (q) =>
          box(x + 14 + q * 76, y, 56, 56, '#5F8F9C') +
          path(
            `M${x + 14 + q * 76} ${y + 40}L${x + 70 + q * 76} ${y + 6}V${y + 24}L${x + 14 + q * 76} ${y + 56}Z`,
            c.white,
            'opacity=".25"',
          ) +
          (q % 2 ? box(x + 14 + q * 76, y, 56, 14, k % 2 ? c.terracotta : c.honey) : '') +
          box(x + 6 + q * 76, y + 32, 72, 28, '#DCEAE8').replace('/>', ' opacity=".85"/>') +
          box(x + 4 + q * 76, y + 28, 76, 5, c.white),
      ),
    )
    .join('') +
  box(380, 440, 440, 20, '#E4DAC0') +
  l.palm(470, 520, 1.35) +
  l.palm(360, 540, 1.05) +
  l.palm(700, 540, 1.7) +
  path('M540 500H800V560H470Z', '#6FB4C2') +
  path('M540 500H800V508H530Z', '#4F97A6') +
  l.ripples('#B5DDE0', 5, 8, [560, 516, 200, 36]) +
  b.parasol(110, 560, 0.9, c.terracotta, c.cream) +
  b.lounger(130, 572, 0.6) +
  b.parasol(270, 590, 0.8, c.honey, c.cream) +
  b.lounger(290, 596, 0.55) +
  l.bush(580, 620, 280, 70, 4)

export const hotelHill = (): Svg => {
  const chalet = 'M180 300L420 130L660 300Z'
  return (
    l.sky('#B5C9D6', '#C8D6DA', '#DFE3D8') +
    path('M-20 300L120 120L220 230L340 60L470 240L560 150L700 280L820 190V420H-20Z', '#9AAFB4') +
    path(
      'M120 120L160 164L136 158L118 176L98 150ZM340 60L392 132L362 120L340 146L316 112L298 118ZM560 150L598 184L572 182L554 194L536 176Z',
      c.paper,
    ) +
    l.hill('#7F9C8C', 330, 300, 324, 300, 280, 310) +
    many(12, (n) => l.pineTree(20 + n * 70, 372 + ((n * 13) % 26), 0.6 + ((n * 7) % 5) * 0.07, '#4A7565', '#365E50')) +
    l.hill('#6F9A6B', 400, 380, 384, 392, 378, 372) +
    // stone base, timber floors, wide roof
    box(220, 250, 400, 210, '#A9764A') +
    box(560, 250, 60, 210, '#865A36') +
    many(10, (n) => box(220, 262 + n * 20, 400, 3, '#94643C')) +
    path(chalet, '#B98354') +
    clip(
      path(chalet, c.white),
      many(9, (n) => box(180, 150 + n * 18, 480, 3, '#A06F44')),
    ) +
    stroke('M150 322L420 126L690 322', '#4A3728', 26) +
    stroke('M150 314L420 118L690 314', '#6B5140', 8) +
    box(512, 110, 42, 90, '#8E8A80') +
    box(506, 104, 54, 12, '#6F6C64') +
    fade(0.5, path('M526 100Q510 70 536 54T530 10H548Q562 40 546 62T544 100Z', c.white)) +
    box(204, 400, 432, 72, '#9C988C') +
    many(22, (n) =>
      path(blob(220 + ((n * 61) % 400), 414 + ((n * 23) % 50), 22, 10, n, 0.14, 7), n % 2 ? '#ABA79B' : '#8A867B'),
    ) +
    b.window(388, 190, 64, 66, '#F7D58E', '#4A3728') +
    b.window(254, 292, 54, 62, '#F7D58E', '#4A3728') +
    b.window(534, 292, 54, 62, '#8FB4B8', '#4A3728') +
    b.window(348, 292, 54, 62, '#8FB4B8', '#4A3728') +
    b.window(440, 292, 54, 62, '#F7D58E', '#4A3728') +
    box(210, 366, 420, 10, '#6B5140') +
    many(27, (n) => box(216 + n * 15.4, 342, 5, 26, '#6B5140')) +
    box(210, 336, 420, 8, '#6B5140') +
    many(14, (n) => circle(226 + n * 30, 368, 11, n % 2 ? c.coral : c.leaf)) +
    many(13, (n) => circle(240 + n * 30, 366, 8, n % 3 ? c.terracotta : c.cream)) +
    b.arch(392, 396, 58, 76, '#3A2A20') +
    b.arch(398, 404, 46, 68, c.pine) +
    l.mown('M-20 470Q240 440 460 466T820 440V620H-20Z', '#86B078', '#7AA46F', 60, -64) +
    path('M396 472H450Q520 520 460 560T520 620H300Q330 560 400 540T396 472Z', '#E6D5AF') +
    l.pineTree(90, 560, 1.5, '#3F7A5C', '#245442') +
    l.pineTree(176, 520, 0.95, '#3F7A5C', '#245442') +
    l.pineTree(720, 560, 1.75, '#3F7A5C', '#245442') +
    form(blob(620, 560, 50, 26, 3, 0.12), '#B4B0A4', '#8A867B', -10, -8) +
    many(16, (n) => circle(200 + ((n * 67) % 420), 540 + ((n * 29) % 50), 4.5, n % 3 ? c.cream : c.honey))
  )
}
