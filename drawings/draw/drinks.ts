import * as b from './building.ts'
import { glass, ice, straw } from './glassware.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, bead, blob, box, circle, clip, form, many, oval, path, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

export const lemonade = (): Svg =>
  l.backdrop('#DDE8C9') +
  l.bush(90, 430, 320, 330, 4, '#A9C68C', '#8DB27A') +
  l.bush(720, 430, 300, 380, 8, '#A9C68C', '#8DB27A') +
  many(8, (i) => bead(40 + ((i * 173) % 720), 150 + ((i * 67) % 200), 20, c.honey, c.amber)) +
  box(0, 430, 800, 170, '#F4E6C6') +
  box(0, 430, 800, 10, '#DCC395') +
  t.shade(400, 536, 270, 18) +
  // the jug
  stroke('M262 240Q150 240 162 340T282 440', '#FFFFFF', 22, 'opacity=".75"') +
  path('M258 140L238 116L300 128H470L490 500Q380 520 270 500Z', c.white, 'opacity=".6"') +
  path('M272 240H478L482 488Q380 504 282 488Z', '#F2DC7E') +
  path('M420 240H478L482 488Q450 496 430 496Z', '#E4C455') +
  oval(375, 240, 104, 13, '#F8EBA6') +
  clip(
    path('M272 240H478L482 488Q380 504 282 488Z', c.white),
    t.lemon(330, 320, 44),
    t.lemon(420, 400, 48),
    t.lemon(316, 450, 40),
  ) +
  ice(410, 280, 1, 20) +
  ice(350, 250, 0.9, -12) +
  t.sprig(380, 236, 1.1, -70) +
  path('M284 150H304L306 480H296Z', c.white, 'opacity=".6"') +
  // the glass
  at(590, 524, glass(150, 250, '#F2DC7E', '#E4C455', 0.78)) +
  ice(570, 370, 0.95, 14) +
  ice(612, 416, 0.9, -20) +
  straw(600, 440, 260, 14, c.pine) +
  t.lemon(524, 284, 42) +
  t.leafShape(590, 330, 0.8, -50) +
  t.leafShape(590, 330, 0.7, -120) +
  bead(150, 510, 42, '#EFC94E', c.honey) +
  t.lemon(220, 530, 40)

export const coffee = (): Svg =>
  t.planks('#B98F62', '#B0865A', '#94693F', -18, 140) +
  t.glow(c.white, 0.12) +
  t.shade(420, 326, 226, 226, 0.22) +
  circle(400, 300, 222, '#DDE3DC') +
  circle(397, 296, 216, '#F6F8F5') +
  circle(400, 300, 158, '#E3E8E1') +
  t.shade(418, 320, 136, 136, 0.18) +
  at(
    400,
    300,
    path('M110-34Q196-40 200 6T116 46Z', '#1F5D43') + path('M118-12Q166-16 168 6T120 24Z', '#E3E8E1'),
    1,
    32,
  ) +
  circle(400, 300, 134, '#1F5D43') +
  circle(397, 297, 130, '#2F7556') +
  circle(400, 300, 116, '#174732') +
  circle(402, 303, 112, '#8A5630') +
  circle(402, 303, 96, '#A87040') +
  path(
    'M402 376Q320 320 330 270Q340 236 370 244Q392 250 402 272Q412 250 434 244Q464 236 474 270Q484 320 402 376Z',
    '#F5E3C4',
  ) +
  path(
    'M402 350Q350 312 354 278Q362 258 380 268Q394 276 402 296Q410 276 424 268Q442 258 450 278Q454 312 402 350Z',
    '#B87F4A',
  ) +
  path('M402 328Q372 306 376 286Q386 274 402 306Q418 274 428 286Q432 306 402 328Z', '#F5E3C4') +
  stroke('M402 376V300', '#F5E3C4', 5) +
  t.spoon(216, 430, 0.72, 40) +
  // a medialuna on its plate
  t.shade(688, 492, 120, 120, 0.2) +
  circle(680, 480, 118, '#F3E3C4') +
  circle(680, 480, 84, '#EAD5AC') +
  at(
    680,
    486,
    form('M-96 40Q-100-66 0-70T96 40Q86 60 66 40Q50-6 0-8T-66 40Q-86 60-96 40Z', '#DFA455', '#B87530', -12, -12) +
      stroke('M-78-8Q-52-8-46 20M-46-44Q-26-34-26-4M0-62V-10M46-44Q26-34 26-4M78-8Q52-8 46 20', '#B87530', 6),
    0.9,
    -12,
  ) +
  many(3, (i) =>
    at(
      110 + i * 34,
      110 + (i % 2) * 30,
      box(-22, -22, 44, 44, '#FBF7EA', 5) + path('M-22 22L22-22V22Z', '#E4DBC3'),
      0.9,
      14 + i * 30,
    ),
  ) +
  t.napkin(560, -40, 200, 170, 12, '#E9DCC0', c.pine)

export const orangeJuice = (): Svg =>
  l.backdrop('#F7EBD0') +
  b.window(430, 40, 300, 300, '#CFE3E4', c.white) +
  clip(
    box(430, 40, 300, 300, c.white),
    path('M430 270Q520 200 610 250T740 230V340H430Z', '#A9C6A4'),
    path('M430 310Q560 260 740 300V350H430Z', c.moss),
  ) +
  box(573, 40, 12, 300, c.white) +
  box(430, 164, 300, 12, c.white) +
  path('M380 0H450Q430 200 380 380Z', '#F3D9B1') +
  box(0, 430, 800, 170, '#DCE8E2') +
  box(0, 430, 800, 10, '#BFD1C8') +
  path('M430 440H700L560 600H200Z', c.white, 'opacity=".35"') +
  t.shade(340, 544, 160, 16) +
  at(310, 540, glass(190, 330, '#F0A23C', '#DB8428', 0.84, 0.82)) +
  many(12, (i) => circle(250 + ((i * 41) % 110), 290 + ((i * 67) % 210), 4 + (i % 3), '#F8C579', 'opacity=".8"')) +
  straw(336, 470, 330, 14, c.terracotta) +
  t.orange(222, 226, 58) +
  t.shade(560, 546, 110, 12) +
  bead(540, 480, 66, '#E8923A', '#CE7424') +
  t.crumbs(536, 478, 46, 14, '#D67E2C', 4, 3) +
  circle(528, 424, 6, c.leaf) +
  t.leafShape(530, 424, 1, -24) +
  at(
    664,
    510,
    oval(0, 0, 76, 44, '#CE7424') +
      oval(-2, -10, 74, 40, '#FBE3BE') +
      many(
        8,
        (i) =>
          `<g transform="scale(1 .54)">${at(0, -18, path('M6-2L58-20Q64 0 58 20L6 2Z', '#EB9C48'), 1, i * 45)}</g>`,
      ),
  ) +
  at(
    120,
    530,
    oval(0, 0, 54, 32, '#CE7424') +
      oval(-2, -8, 52, 28, '#FBE3BE') +
      many(
        8,
        (i) =>
          `<g transform="scale(1 .54)">${at(0, -14, path('M4-2L40-14Q46 0 40 14L4 2Z', '#EB9C48'), 1, i * 45)}</g>`,
      ),
  )

export const water = (): Svg =>
  l.backdrop('#C3DBDF') +
  circle(300, 250, 260, '#CFE3E5') +
  circle(300, 250, 180, '#DCEAEA') +
  box(0, 440, 800, 160, '#F3F5F0') +
  box(0, 440, 800, 10, '#D5DFDB') +
  path('M400 450H620L780 600H500Z', '#A9CBD3', 'opacity=".4"') +
  t.shade(320, 546, 120, 14) +
  // the bottle
  form(
    'M220 546Q196 546 196 520V300Q196 240 246 214V120H314V214Q364 240 364 300V520Q364 546 340 546Z',
    '#8FC0CB',
    '#6FA5B3',
    -40,
    0,
  ) +
  path('M208 330Q280 318 352 330V518Q352 534 336 534H224Q208 534 208 518Z', '#B9DCE2', 'opacity=".55"') +
  box(240, 96, 80, 34, c.pine, 8) +
  box(294, 96, 26, 34, c.deep, 8) +
  path('M196 360H364V450H196Z', c.paper) +
  path('M336 360H364V450H336Z', '#DDE3DC') +
  path('M280 372Q316 416 298 432Q280 446 262 432Q244 416 280 372Z', c.lake) +
  path('M216 290Q216 254 250 236V520H226Q216 516 216 510Z', c.white, 'opacity=".35"') +
  // the glass
  at(560, 540, glass(170, 260, '#BFE0E6', '#9CCBD5', 0.72)) +
  ice(530, 390, 1.05, 12) +
  ice(590, 404, 1, -18) +
  ice(556, 450, 0.95, 34) +
  t.lemon(634, 290, 46) +
  many(12, (i) => circle(506 + ((i * 43) % 104), 400 + ((i * 31) % 116), 2.6 + (i % 3), c.white, 'opacity=".8"')) +
  t.sprig(120, 520, 1.1, 10) +
  t.lemon(700, 536, 34)

export const mate = (): Svg =>
  l.sky('#EBC48E', '#F0D1A0', '#F4DFB9') +
  l.sun(600, 240, 70, '#FCF2D8', '#FAE3B4') +
  l.hill('#B9B184', 320, 296, 320, 300, 290) +
  l.woods('#7C8A5E', 360, 34, 42, 0, 360) +
  l.hill('#8FA36A', 360, 356, 350, 356, 346) +
  many(
    5,
    (i) =>
      box(40 + i * 180, 300, 10, 110, c.walnut) +
      box(40 + i * 180, 330, 190, 3, c.walnut) +
      box(40 + i * 180, 362, 190, 3, c.walnut),
  ) +
  l.hill('#6F8F58', 404, 398, 408, 400, 396) +
  box(0, 450, 800, 150, '#8A5F3B') +
  box(0, 450, 800, 14, '#A87846') +
  stroke('M0 520H800M0 566H800', '#744D2E', 4) +
  t.shade(220, 552, 120, 14, 0.3) +
  // the flask
  form(
    'M140 548Q126 548 126 532V230Q126 200 156 194H250Q280 200 280 230V532Q280 548 266 548Z',
    c.pine,
    c.deep,
    -42,
    0,
  ) +
  box(150, 130, 106, 70, '#C4CCC6', 12) +
  box(220, 130, 36, 70, c.steel, 12) +
  box(126, 270, 154, 12, '#C4CCC6') +
  box(126, 480, 154, 12, '#C4CCC6') +
  stroke('M280 270Q344 280 336 380T280 470', c.coal, 17) +
  box(146, 214, 18, 320, c.white, 9).replace('/>', ' opacity=".22"/>') +
  // the gourd
  t.shade(520, 552, 150, 14, 0.3) +
  stroke('M494 330L600 120', c.steel, 15) +
  stroke('M490 330L596 120', '#E4E9E5', 4) +
  stroke('M594 130L622 96', c.honey, 15) +
  form('M396 360Q352 420 384 492Q420 552 494 552T604 492Q636 420 592 360Z', '#8A4F2B', '#5E3219', -40, -6) +
  path('M420 390Q392 430 410 486Q424 510 440 516Q414 450 440 392Z', '#B5764A', 'opacity=".7"') +
  oval(494, 358, 104, 28, '#C4CCC6') +
  oval(494, 352, 104, 28, '#E4E9E5') +
  oval(494, 352, 86, 20, '#4A5A2C') +
  clip(
    oval(494, 352, 86, 20, c.white),
    path('M400 330H560L470 380H400Z', '#7F9650'),
    t.crumbs(470, 350, 60, 30, '#98AD62', 5, 5),
  ) +
  stroke('M494 352L530 280', '#C4CCC6', 13) +
  path(blob(680, 530, 60, 26, 3, 0.06), '#D9A758') +
  path(blob(672, 522, 54, 22, 3, 0.06), '#EBC27C') +
  t.crumbs(674, 520, 34, 10, '#FBF3DC', 7, 4)
