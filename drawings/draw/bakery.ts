import * as c from './palette.ts'
import { at, blob, box, circle, form, many, oval, path, random, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

/** A crescent with the folds of its dough. */
const crescent = (x: number, y: number, scale: number, turn: number): Svg =>
  at(
    x,
    y,
    form(
      'M-118 46Q-132-74 0-90Q132-74 118 46Q92 70 68 40Q58-6 0-14Q-58-6-68 40Q-92 70-118 46Z',
      '#E5A851',
      '#B06C24',
      -8,
      -10,
    ) +
      stroke('M-84 2Q-100-26-92-54M-44-22Q-60-52-48-82M0-26V-88M44-22Q60-52 48-82M84 2Q100-26 92-54', '#9A5A1C', 6) +
      stroke('M-64-56Q-58-70-46-76M-16-70Q-8-80 4-82M28-72Q40-76 50-70', '#F7D69A', 6),
    scale,
    turn,
  )

export const medialunas = (): Svg =>
  t.checks('#F6EFDF', '#9DB89A', 84, 0) +
  t.glow() +
  t.plate(400, 310, 310, 240) +
  crescent(300, 270, 0.98, -24) +
  crescent(506, 262, 0.98, 22) +
  crescent(404, 400, 1.04, 176) +
  t.crumbs(400, 300, 210, 130, '#C58A42', 18, 4)

/** Half of a toasted sandwich, cut edge to the reader. */
const half = (x: number, y: number, turn: number): Svg =>
  at(
    x,
    y,
    t.shade(8, 44, 190, 90, 0.2) +
      path('M-176 78H176V122Q0 134-176 122Z', '#C08B4C') +
      path('M-172 84H172V94H-172Z', '#F3E3C4') +
      path('M-178 94H178L164 104H-164Z', c.butter) +
      path('M-172 103H172V110H-172Z', '#DE8C82') +
      path('M-172 110H172V119Q0 129-172 119Z', '#F3E3C4') +
      form('M-176 78Q-184 66-168 54L-16-122Q0-136 16-122L168 54Q184 66 176 78Z', '#DDA45C', '#A86A2E', -6, -8) +
      path('M-138 58L-8-92Q0-98 8-92L138 58Z', '#EDC384') +
      stroke('M-74 40L26-74M-14 46L62-40M46 48L98-8', '#B9793A', 9),
    1,
    turn,
  )

export const toastie = (): Svg =>
  t.planks('#5C4433', '#654B38', '#4A3628', 0) +
  t.glow() +
  t.plate(400, 318, 330, 240) +
  half(286, 300, -16) +
  half(516, 318, 14) +
  t.leafShape(404, 430, 0.9, -20) +
  t.leafShape(430, 440, 0.8, 30) +
  t.tomato(384, 452, 24)

export const lemonLoaf = (): Svg =>
  t.counter('#C9D8CC', '#F1EAD8', '#DCD2B8', 440) +
  many(9, (i) => circle(40 + i * 92, 90 + (i % 2) * 120, 22, '#BFD0C3')) +
  t.shade(410, 528, 300, 26, 0.18) +
  oval(400, 506, 300, 38, '#D3D7CC') +
  oval(400, 497, 300, 38, '#FBFBF7') +
  // the slice, its crust around it
  form('M232 488V262Q240 176 400 168Q560 176 568 262V488Q400 504 232 488Z', '#C98F45', '#A86A2E', -10, -6) +
  path('M252 474V276Q262 206 400 200Q538 206 548 276V474Q400 488 252 474Z', '#F4D98C') +
  t.crumbs(400, 360, 130, 100, '#E4BE63', 30, 5) +
  path(
    'M226 268Q226 168 400 158Q574 168 574 268Q566 300 552 280Q540 250 522 276Q516 340 500 340Q486 330 488 276Q466 256 450 280Q444 306 430 300Q420 262 396 272Q388 330 372 332Q358 324 360 276Q334 258 320 282Q314 316 298 312Q288 270 270 276Q258 306 244 298Q230 290 226 268Z',
    c.white,
  ) +
  path('M262 232Q300 186 400 182Q330 200 296 250Z', '#EDF1E9') +
  t.lemon(628, 448, 58) +
  t.lemon(160, 462, 46) +
  t.leafShape(668, 494, 0.8, 20) +
  t.leafShape(408, 168, 0.8, -16)

/** A slice of dark bread with its seeds. */
const slice = (x: number, y: number, turn: number, seed: number): Svg => {
  const r = random(seed)
  return at(
    x,
    y,
    t.shade(10, 18, 150, 140, 0.2) +
      form(
        'M-136 122Q-148-10-140-50Q-150-128-66-130Q0-148 66-130Q150-128 140-50Q148-10 136 122Q0 142-136 122Z',
        '#7B5536',
        '#553823',
        -8,
        -8,
      ) +
      path(
        'M-112 102Q-122-12-114-46Q-120-106-56-108Q0-122 56-108Q120-106 114-46Q122-12 112 102Q0 118-112 102Z',
        '#B48A5E',
      ) +
      many(40, (i) =>
        path(
          blob(r(-98, 98), r(-92, 92), r(4, 9), r(3, 6), seed + i, 0.2, 6),
          ['#8F6A42', '#CBA678', '#5F4630', '#E7D2AC'][i % 4] ?? c.oat,
        ),
      ),
    1,
    turn,
  )
}

export const buckwheatBread = (): Svg =>
  t.linen('#E9DFC8', '#DDD0B2', 54, 8) +
  t.glow() +
  form('M90 150Q90 110 130 110H670Q710 110 710 150V470Q710 510 670 510H130Q90 510 90 470Z', c.wood, c.walnut, -6, -8) +
  stroke('M130 190Q300 176 420 196T670 186M130 420Q320 440 480 416T670 430', c.walnut, 3, 'opacity=".5"') +
  slice(292, 306, -9, 12) +
  slice(500, 318, 8, 55) +
  at(
    640,
    196,
    box(-44, -26, 88, 60, '#E7CE7A', 8) + box(-44, -34, 88, 46, '#F8E7A4', 8) + stroke('M-30-20H10', c.white, 5),
    1,
    16,
  ) +
  t.crumbs(400, 470, 220, 26, '#7B5536', 16, 4)
