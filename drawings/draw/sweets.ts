import * as c from './palette.ts'
import { at, bead, box, circle, form, many, oval, path, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

export const cheeseAndQuince = (): Svg => {
  const slab = (x: number, y: number, top: string, front: string, side: string) =>
    at(
      x,
      y,
      path('M-130-60L40-96L150-40L-20 0Z', top) +
        path('M-130-60L-20 0V74L-130 12Z', front) +
        path('M-20 0L150-40V32L-20 74Z', side),
    )
  return (
    t.linen('#C9D5CE', '#B7C6BD', 64, 12) +
    t.glow() +
    t.fork(706, 330, 1.1, 12) +
    t.plate(390, 320, 270, 236) +
    t.shade(360, 410, 190, 40, 0.2) +
    slab(330, 330, '#FBF3D8', '#E8D9AC', '#F2E6C4') +
    slab(410, 260, '#B5452F', '#7E2418', '#9C3524') +
    path('M330 190L420 176L470 200L400 214Z', '#D0664A', 'opacity=".7"') +
    at(
      540,
      400,
      form('M-26-14Q0-34 24-12Q34 14 0 24Q-34 14-26-14Z', '#C99A63', '#9A6C3A') +
        stroke('M-20-6Q0 8 20-4', '#8A5C2E', 3),
    ) +
    at(
      588,
      372,
      form('M-26-14Q0-34 24-12Q34 14 0 24Q-34 14-26-14Z', '#C99A63', '#9A6C3A') +
        stroke('M-20-6Q0 8 20-4', '#8A5C2E', 3),
      0.9,
      40,
    ) +
    t.leafShape(250, 430, 0.9, -24) +
    t.crumbs(470, 440, 60, 10, '#E8D9AC', 4, 5)
  )
}

export const pearsInWine = (): Svg => {
  const pear = (x: number, y: number, s: number, turn: number) =>
    at(
      x,
      y,
      stroke('M0-150Q6-178 22-190', '#5B3A22', 9) +
        form(
          'M0-150Q40-148 44-96Q48-58 74-26Q104 22 66 66Q0 104-66 66Q-104 22-74-26Q-48-58-44-96Q-40-148 0-150Z',
          '#A83A48',
          '#6E1D2C',
          -22,
          -4,
        ) +
        path('M-30-110Q-38-60-56-24Q-66 8-54 34Q-38-20-22-60Z', '#D9808A', 'opacity=".7"'),
      s,
      turn,
    )
  return (
    t.counter('#E3D3C0', '#F3EBDD', '#D9CBB2', 430) +
    path('M0 0H800V190Q380 120 0 230Z', '#EADDCC') +
    t.shade(410, 522, 320, 32, 0.2) +
    oval(400, 506, 310, 48, '#CFD3C8') +
    oval(400, 496, 310, 48, '#FBFBF7') +
    oval(400, 492, 250, 34, '#7C2232') +
    oval(380, 488, 190, 20, '#96303F') +
    pear(300, 420, 1.25, -8) +
    pear(470, 432, 1.1, 10) +
    // whipped cream, and what it was cooked with
    at(
      610,
      440,
      form(
        'M-64 30Q-80-6-44-20Q-40-56-6-52Q24-66 34-32Q72-24 60 14Q40 44 0 42T-64 30Z',
        '#FFFDF6',
        '#E6DEC8',
        -12,
        -6,
      ) + stroke('M-34 4Q-6-22 26-4', '#E9E1CC', 6),
    ) +
    at(200, 540, box(-90, -9, 180, 18, '#8A5A34', 8) + box(-90, -9, 180, 7, '#A87446', 4), 1, -14) +
    at(
      700,
      548,
      many(8, (i) => at(0, 0, path('M0 0Q-9-18 0-38Q9-18 0 0Z', '#7A4A28'), 1, i * 45)) + circle(0, 0, 8, '#5B3A22'),
    ) +
    many(3, (i) => bead(560 + i * 22, 548 - (i % 2) * 8, 7, '#5B3A22', '#3A2416'))
  )
}

export const dessertOfTheDay = (): Svg =>
  t.checks('#F3E4D6', '#E4C7B2', 84, 8) +
  t.glow() +
  t.spoon(690, 320, 1.15, 14) +
  t.plate(380, 310, 250) +
  // a tart just out of the oven, one slice drawn away
  t.shade(384, 324, 176, 176, 0.2) +
  circle(380, 306, 170, '#B57B40') +
  many(28, (i) => at(380, 306, circle(0, -164, 15, i % 2 ? '#C98D4C' : '#BC8244'), 1, (i * 360) / 28)) +
  circle(380, 306, 150, '#F2D388') +
  many(14, (i) => {
    const turn = (i * 360) / 14
    return at(
      380,
      306,
      path('M-24-136Q0-150 24-136Q18-84 0-70Q-18-84-24-136Z', i % 2 ? '#E8A13A' : '#EFB252') +
        stroke('M0-134V-90', '#D98F26', 3),
      1,
      turn,
    )
  }) +
  many(7, (i) => at(380, 306, t.berry(0, -46, 19), 1, (i * 360) / 7)) +
  t.strawberry(380, 306, 1.1, 0) +
  path('M380 306L570 372L515 472Z', '#F4F3EC') +
  at(
    566,
    470,
    path('M-96-56L66-24L-4 74Z', '#B57B40') +
      path('M-80-50L44-24L-8 52Z', '#F2D388') +
      t.berry(-20, -20, 17) +
      path('M-52-36Q-20-46 12-30Q-10-2-36-10Z', '#E8A13A'),
  ) +
  t.leafShape(380, 262, 0.7, 30) +
  t.crumbs(470, 500, 70, 14, c.wood, 9, 4)
