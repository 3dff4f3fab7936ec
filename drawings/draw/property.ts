import * as b from './building.ts'
import * as i from './interior.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, clip, fade, form, many, oval, path, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

export const front = (): Svg =>
  l.sky('#A9CFD8', '#BFDADD', '#D9E7E0') +
  l.cloud(150, 120, 0.9) +
  l.cloud(640, 90, 0.7, c.white, 0.7) +
  l.woods('#6F9C86', 380, 60, 26) +
  l.tree(80, 460, 1.7, 4) +
  // a low house: white volume, stone volume, wooden door
  box(360, 170, 340, 270, '#F6F1E2') +
  box(640, 170, 60, 270, '#DDD3BA') +
  box(344, 156, 372, 20, '#3F4A45') +
  box(170, 260, 260, 180, '#B9A283') +
  many(24, (n) => box(176 + ((n * 67) % 236), 270 + Math.floor(n / 4) * 28, 40, 18, n % 2 ? '#C7B292' : '#A8906F', 3)) +
  box(150, 246, 300, 18, '#3F4A45') +
  b.window(480, 206, 170, 80, '#F7D58E', '#3F4A45') +
  b.window(200, 300, 120, 90, '#8FB4B8', '#3F4A45') +
  box(470, 320, 150, 120, '#8FB4B8') +
  path('M470 400L590 320H620L490 440H470Z', c.white, 'opacity=".25"') +
  box(542, 320, 6, 120, '#3F4A45') +
  box(462, 312, 166, 10, '#3F4A45') +
  box(352, 310, 76, 130, '#7A4A2E') +
  many(4, (n) => box(356 + n * 18, 314, 3, 126, '#5E3822')) +
  box(418, 370, 5, 30, c.honey, 2) +
  box(336, 440, 108, 10, '#D9CFB8') +
  box(440, 60, 50, 100, '#B9A283') +
  box(434, 52, 62, 12, '#3F4A45') +
  l.mown('M-20 444H820V620H-20Z', '#8FBF86', '#83B47C', 60, -68) +
  path('M344 450H436L560 620H250Z', '#E4D9C0') +
  many(5, (n) =>
    path(`M${340 - n * 18} ${474 + n * 30}H${452 + n * 21}`, 'none', 'stroke="#CDBE9C" stroke-width="4"'),
  ) +
  l.bush(240, 460, 150, 50, 3) +
  l.bush(640, 464, 170, 60, 6) +
  many(9, (n) => circle(190 + n * 14, 440 - ((n * 7) % 18), 6, n % 2 ? c.coral : c.cream)) +
  at(
    150,
    560,
    box(-4, -60, 8, 60, c.walnut) + box(-28, -92, 56, 36, c.terracotta, 12) + box(14, -100, 5, 20, c.honey),
  ) +
  l.tree(738, 500, 1.2, 9, '#6DA36F', '#3F7A58') +
  l.tufts('#5E9460', 5, 20, [560, 560, 240, 40], 18)

export const garden = (): Svg =>
  l.sky('#F0D2A6', '#F3DDB8', '#F6E9CF') +
  l.sun(610, 170, 54, '#FCF4E0', '#FAE6BE') +
  l.woods('#8FA87C', 320, 60, 46) +
  many(
    20,
    (n) =>
      box(n * 42, 260, 36, 120, n % 2 ? '#B98F62' : '#AD8356', 4) +
      path(`M${n * 42} 262l18-14 18 14z`, n % 2 ? '#B98F62' : '#AD8356'),
  ) +
  l.mown('M-20 370Q400 356 820 370V620H-20Z', '#93BC82', '#87B179', 60, -70) +
  l.bush(380, 384, 220, 70, 4) +
  many(12, (n) => circle(300 + n * 15, 340 + ((n * 11) % 30), 7, n % 3 ? c.coral : c.cream)) +
  l.tree(130, 470, 2, 7, '#6A9A60', '#47784E') +
  l.tree(690, 440, 1.7, 3, '#6A9A60', '#47784E') +
  b.lights([180, 200], [640, 200], 60, 12, c.butter, c.bark, 6) +
  // the hammock
  stroke('M140 350Q250 470 360 470', c.bark, 3) +
  path('M660 330Q560 480 400 470Q300 470 160 360Q260 500 410 510Q580 510 660 330Z', c.terracotta) +
  path('M600 424Q520 480 400 474Q300 474 220 420Q300 490 410 496Q530 496 600 424Z', c.coral) +
  stroke('M130 340L170 366M690 310L656 336', c.bark, 5) +
  at(260, 450, form('M-46-20Q0-34 46-20Q52 4 44 20Q0 30-44 20Q-52 4-46-20Z', c.cream, c.oat, -8, -5), 0.9, 24) +
  l.groundShadow(410, 566, 230, 14) +
  at(
    560,
    590,
    stroke('M-50-64L-60 0M50-64L60 0', c.walnut, 7) +
      oval(0, -68, 82, 14, c.wood) +
      at(-24, -72, path('M-16-50H16L12 0H-12Z', '#F2DC7E') + stroke('M6-44L18-74', c.pine, 4)) +
      at(30, -72, box(-24, -10, 48, 10, c.pine, 2) + box(-20, -18, 42, 9, c.honey, 2)),
  ) +
  b.pot(60, 596, 1.3) +
  l.tufts('#6A9660', 5, 26, [120, 566, 360, 34], 18)

export const living = (): Svg =>
  i.room('#DDE3D3', '#B9905E', '#A07A4A', 440) +
  i.opening(470, 60, 280, 270, i.courseView(470, 60, 280, 270), c.white, 2, 2) +
  i.curtain(430, 30, 56, 410, c.cream, '#E6D6B4') +
  i.curtain(744, 30, 66, 410, c.cream, '#E6D6B4') +
  // fireplace
  box(70, 0, 260, 440, '#F4EFE2') +
  box(300, 0, 30, 440, '#DDD3BA') +
  box(50, 206, 300, 22, c.walnut, 3) +
  box(100, 250, 200, 190, '#B5623F') +
  many(7, (row) => many(4, (n) => ((row + n) % 2 ? box(100 + n * 50, 250 + row * 27, 46, 23, '#A2543A', 2) : ''))) +
  b.arch(140, 290, 120, 150, '#1D1612') +
  path('M166 438Q150 390 180 360Q186 390 196 372Q200 340 214 330Q216 372 232 384Q246 404 236 438Z', c.amber) +
  path('M180 438Q174 410 192 394Q200 410 208 390Q222 414 220 438Z', c.butter) +
  stroke('M158 436H244', c.bark, 12) +
  i.picture(120, 60, 160, 120, i.painted(120, 60, 160, 120)) +
  at(
    84,
    206,
    form('M-18 0Q-24-40 0-46Q24-40 18 0Z', c.petrol, '#234650', -6, 0) +
      stroke('M0-46Q-6-80-20-96M0-46Q6-84 18-104', c.leaf, 4) +
      circle(-20, -98, 9, c.coral) +
      circle(18, -106, 9, c.honey),
  ) +
  many(5, (n) =>
    box(
      306 + n * 8,
      206 - 40 - (n % 2) * 8,
      8,
      40 + (n % 2) * 8,
      [c.pine, c.terracotta, c.honey, c.petrol, c.cream][n] ?? c.pine,
    ),
  ) +
  i.rug(430, 556, 360, 46, '#C4695A', c.cream, '#AD5547') +
  i.sofa(560, 540, 380, '#7C927F', '#5F7665', c.terracotta) +
  i.coffeeTable(330, 586, 1.05) +
  i.floorLamp(384, 470, 220) +
  b.pot(38, 590, 1.3, c.honey) +
  i.beam('M470 440H740L600 600H260Z', 0.14)

export const kitchen = (): Svg =>
  box(0, 0, 800, 600, '#EFE8D6') +
  // tiles, shelf, window
  many(24, (n) =>
    box(
      (n % 12) * 68 - 6,
      180 + Math.floor(n / 12) * 58,
      64,
      54,
      (n + Math.floor(n / 12)) % 3 ? '#DCE8E2' : '#CFDDD5',
      3,
    ),
  ) +
  i.opening(300, 50, 210, 200, i.courseView(300, 50, 210, 200), c.white, 2, 1) +
  box(30, 110, 220, 10, c.wood) +
  box(560, 110, 220, 10, c.wood) +
  box(560, 200, 220, 10, c.wood) +
  many(4, (n) =>
    at(
      64 + n * 50,
      110,
      form('M-18-44H18V0H-18Z', [c.terracotta, c.honey, c.cream, c.moss][n] ?? c.moss, c.slate, -12, 0) +
        box(-20, -50, 40, 10, c.walnut, 3),
    ),
  ) +
  many(5, (n) => at(590 + n * 40, 110, form('M-17-30H17L12 0H-12Z', c.paper, c.mint, -6, 0))) +
  many(3, (n) =>
    at(
      600 + n * 62,
      200,
      oval(0, -28, 27, 28, n % 2 ? c.sage : c.lake) + oval(-2, -28, 20, 21, n % 2 ? c.mint : c.sky),
    ),
  ) +
  box(0, 290, 800, 16, '#F7F3E8') +
  box(0, 300, 800, 8, '#D3C9B0') +
  box(0, 308, 800, 152, '#3F7A64') +
  many(6, (n) => box(14 + n * 134, 322, 118, 126, '#478A70', 4) + box(60 + n * 134, 334, 28, 5, c.honey, 2)) +
  stroke('M404 292V250Q404 226 424 226T444 250', c.steel, 9) +
  at(
    170,
    292,
    form('M-50-40H50Q48 0 30 0H-30Q-48 0-50-40Z', c.terracotta, c.brick, -14, 0) +
      box(-56, -48, 112, 10, c.coral, 5) +
      box(-10, -60, 20, 12, c.brick, 4) +
      fade(0.4, path('M-10-66Q-24-90-6-106T-8-140H4Q12-120 0-100T4-66Z', c.white)),
  ) +
  box(0, 460, 800, 140, '#C9A879') +
  many(9, (n) => stroke(`M${400 + (n - 4) * 110} 460L${400 + (n - 4) * 220} 600`, '#B08E5E', 3)) +
  // the island
  l.groundShadow(420, 584, 330, 16) +
  box(130, 436, 540, 146, '#F6F1E2', 4) +
  box(590, 436, 80, 146, '#DDD3BA', 4) +
  many(5, (n) => box(150 + n * 90, 456, 72, 112, '#EAE2CD', 4)) +
  box(104, 414, 592, 26, c.wood, 6) +
  box(104, 430, 592, 10, c.walnut, 4) +
  [200, 400, 600].map((x) => b.lantern(x, 0, 40, c.butter, c.pine)).join('') +
  b.stool(220, 592, 1.3, c.terracotta) +
  b.stool(400, 592, 1.3, c.terracotta) +
  b.stool(580, 592, 1.3, c.terracotta) +
  at(
    300,
    414,
    form('M-60-30H60Q54 2 24 4H-24Q-54 2-60-30Z', c.lake, c.petrol, -14, 0) +
      [-34, -4, 28]
        .map((x, n) => circle(x, -38 - (n % 2) * 8, 22, [c.honey, c.terracotta, '#93B84E'][n] ?? c.honey))
        .join(''),
  ) +
  at(
    520,
    414,
    form('M-20 0Q-26-46 0-56Q26-46 20 0Z', c.paper, c.mint, -6, 0) +
      t.sprig(0, -54, 1, -100) +
      t.sprig(0, -54, 0.9, -64),
  ) +
  i.beam('M300 250H510L640 460H240Z', 0.16)

export const bedroom = (): Svg =>
  i.room('#E9D3BD', '#9A6F47', '#845C38', 450) +
  // a roof window and beams: under the eaves
  path('M0 0H800V70L560 40H240L0 130Z', '#F4E6D2') +
  path('M0 130L240 40L250 52L0 150ZM800 70L560 40L552 52L800 90Z', c.walnut) +
  i.opening(560, 130, 180, 230, i.courseView(560, 130, 180, 230, '#C9DDE0'), c.white, 2, 2) +
  i.curtain(520, 110, 48, 330, '#9DB89A', '#86A488') +
  i.curtain(734, 110, 48, 330, '#9DB89A', '#86A488') +
  box(506, 102, 290, 10, c.walnut, 5) +
  `<g transform="translate(270 130)">${circle(0, 60, 70, '#F4E6D2') + circle(0, 60, 56, '#DCC3A8') + many(12, (n) => at(0, 60, box(-3, -84, 6, 26, c.honey, 3), 1, n * 30))}</g>` +
  i.nightstand(64, 480, 1.05, '#FBF6E8', '#DDD3BA') +
  i.tableLamp(64, 384, 0.95, c.terracotta, c.petrol) +
  i.rug(330, 566, 380, 36, '#F4E6D2', c.petrol, '#E4D3A8') +
  i.bed(290, 566, 400, '#A9C0C4', '#86A3A9', '#7A5436', c.honey) +
  at(
    640,
    590,
    form('M-110-60Q-110-84-86-84H86Q110-84 110-60V-20H-110Z', c.cream, c.oat, -16, -6) +
      box(-96, -20, 14, 22, c.walnut) +
      box(82, -20, 14, 22, c.walnut) +
      form('M-60-84Q-20-100 40-84V-66Q-10-80-60-66Z', c.pine, c.deep, -8, -2),
  ) +
  b.pot(484, 470, 0.8, c.coral) +
  i.beam('M560 450H740L520 600H260Z', 0.18)

export const bath = (): Svg =>
  box(0, 0, 800, 600, '#E6ECE6') +
  many(50, (n) =>
    box((n % 10) * 84 - 10, 210 + Math.floor(n / 10) * 48, 80, 44, (n * 7) % 5 ? '#A9C6BE' : '#9ABAB1', 3),
  ) +
  box(0, 200, 800, 10, c.paper) +
  i.opening(90, 40, 230, 240, i.courseView(90, 40, 230, 240), c.white, 2, 1) +
  box(0, 450, 800, 150, '#E4DCC9') +
  many(9, (n) =>
    many(3, (k) =>
      (n + k) % 2
        ? path(
            `M${400 + (n - 4) * (120 + k * 34)} ${450 + k * 50}h${60 + k * 17}l${(n - 4) * 17 + 17} 50h-${77 + k * 17}z`,
            '#CFC5AE',
          )
        : '',
    ),
  ) +
  box(0, 446, 800, 8, '#7FA096') +
  // mirror, basin
  circle(620, 170, 92, c.honey) +
  circle(620, 170, 82, '#CFE0DE') +
  clip(circle(620, 170, 82, c.white), path('M520 220L680 60H740L580 280Z', c.white, 'opacity=".4"')) +
  [500, 740]
    .map(
      (x) =>
        circle(x, 160, 50, c.butter, 'opacity=".2"') + box(x - 3, 150, 6, 50, c.honey) + circle(x, 150, 20, c.cream),
    )
    .join('') +
  box(500, 340, 250, 120, c.walnut, 4) +
  box(510, 352, 112, 96, c.wood, 3) +
  box(630, 352, 112, 96, c.wood, 3) +
  circle(614, 400, 4, c.honey) +
  circle(638, 400, 4, c.honey) +
  box(484, 322, 282, 20, c.paper, 5) +
  form('M560 290H690Q686 322 660 324H590Q564 322 560 290Z', c.white, '#D3D9D2', -14, 0) +
  stroke('M625 290V262Q625 248 640 248H650', c.honey, 8) +
  at(530, 322, form('M-14-40H14V0H-14Z', c.terracotta, c.brick, -8, 0) + box(-6, -52, 12, 14, c.coal, 3)) +
  at(
    730,
    322,
    form('M-14-34H14L10 0H-10Z', c.petrol, '#234650', -6, 0) +
      t.leafShape(0, -34, 0.6, -110) +
      t.leafShape(0, -34, 0.6, -60),
  ) +
  // the tub
  l.groundShadow(260, 560, 230, 16) +
  stroke('M420 410V320Q420 296 396 296T372 318', c.honey, 9) +
  form('M50 400H450Q450 520 370 540H130Q50 520 50 400Z', c.white, '#D3D9D2', -40, 0) +
  box(34, 388, 432, 22, c.paper, 11) +
  box(34, 402, 432, 8, '#CDD4CC', 4) +
  many(2, (n) => path(`M${120 + n * 230} 536h30l-6 26h-18z`, c.honey)) +
  many(11, (n) => circle(80 + n * 26, 384 - ((n * 13) % 20), 20 + ((n * 7) % 12), c.white)) +
  many(5, (n) => circle(100 + n * 44, 346 - ((n * 29) % 40), 7 + (n % 3) * 3, c.white, 'opacity=".7"')) +
  form('M340 394H420V500Q400 508 380 500T340 500Z', c.terracotta, c.brick, -12, 0) +
  stroke('M344 480Q380 488 416 480', c.cream, 5) +
  oval(470, 574, 110, 17, '#5E8F6B') +
  oval(470, 570, 98, 13, '#7FB083') +
  b.pot(40, 580, 1.35, c.honey)
