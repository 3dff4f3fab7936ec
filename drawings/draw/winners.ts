import { club, figure, looks, poses } from './figure.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, fade, form, many, mirror, oval, path, random, type Svg, stroke } from './shape.ts'

const cup = (x: number, y: number, s: number): Svg =>
  at(
    x,
    y,
    stroke('M-64-250Q-130-250-120-190Q-108-140-50-130M64-250Q130-250 120-190Q108-140 50-130', '#C08F35', 15) +
      form(
        'M-82-272H82Q80-150 24-112Q12-104 12-84V-56H-12V-84Q-12-104-24-112Q-80-150-82-272Z',
        c.honey,
        '#B98430',
        -30,
        0,
      ) +
      path('M-58-256H-34Q-36-180-8-130Q-54-160-58-256Z', c.butter) +
      oval(0, -272, 84, 15, '#C9963B') +
      oval(0, -272, 70, 9, '#8F6522') +
      path('M-34-58H34L42-40H-42Z', '#C9963B') +
      box(-58, -42, 116, 42, c.walnut, 4) +
      box(14, -42, 44, 42, c.bark, 4) +
      box(-30, -32, 60, 20, c.butter, 3),
    s,
  )

const confetti = (seed: number, count: number, height = 420): Svg => {
  const r = random(seed)
  const colors = [c.terracotta, c.honey, c.pine, c.paper, c.lake, c.coral]
  return many(count, (i) =>
    at(r(0, 800), r(0, height), box(-5, -3, 10, 6, colors[i % 6] ?? c.honey, 1.5), r(0.7, 1.4), r(0, 180)),
  )
}

export const winnerTrophy = (): Svg =>
  l.sky('#F3D9B1', '#F5E1C0', '#F6EBD3') +
  l.sun(400, 250, 150, '#FBF1DA', '#FAE8C4') +
  l.hill('#A9BE9E', 330, 300, 336, 310, 290, 320) +
  l.hill('#6A9A76', 376, 360, 340, 366, 372, 352) +
  l.flag(640, 366, 110) +
  l.tree(120, 384, 0.7, 3) +
  l.hill(c.leaf, 420, 404, 398, 396, 404, 420) +
  confetti(3, 50, 400) +
  path('M-20 500H820V620H-20Z', c.walnut) +
  path('M-20 500H820V514H-20Z', c.wood) +
  l.groundShadow(480, 524, 170, 14) +
  cup(400, 524, 1.5) +
  l.ball(610, 508, 24) +
  at(
    172,
    520,
    l.groundShadow(20, 4, 110, 9) +
      path('M40-22Q96-26 118-4Q120 4 108 4Q70-4 34 2Z', c.deep) +
      form('M-74 2Q-78-84 0-86Q66-84 64 2Q0-10-74 2Z', c.pine, c.deep, -16, -6) +
      stroke('M-4-84Q-30-50-28-4', c.deep, 2.5) +
      circle(-2, -87, 6, c.paper),
  )

export const winnerPodium = (): Svg => {
  const block = (x: number, y: number, w: number, color: string, shade: string) =>
    box(x, y, w, 600 - y, color) + box(x + w - 26, y, 26, 600 - y, shade) + box(x, y, w, 12, c.paper)
  return (
    l.backdrop(c.pine) +
    many(14, (i) =>
      path(
        `M400 420L${400 + Math.cos((i * Math.PI) / 14) * 900} ${420 - Math.sin((i * Math.PI) / 14) * 900}L${400 + Math.cos(((i + 0.5) * Math.PI) / 14) * 900} ${420 - Math.sin(((i + 0.5) * Math.PI) / 14) * 900}Z`,
        '#276B4F',
      ),
    ) +
    path('M-20 470Q200 430 400 452T820 440V620H-20Z', c.deep) +
    confetti(8, 70, 460) +
    block(140, 470, 180, c.sage, '#86A488') +
    block(480, 500, 180, c.sage, '#86A488') +
    block(310, 400, 180, c.sand, c.oat) +
    figure(230, 470, 1.1, looks.blue, {
      ...poses.cheer,
      back: [
        [-24, -126],
        [-18, -98],
      ],
    }) +
    figure(570, 500, 1.1, looks.honey, {
      ...poses.cheer,
      front: [
        [24, -126],
        [20, -98],
      ],
      facing: -1,
    }) +
    figure(
      400,
      400,
      1.24,
      looks.red,
      {
        ...poses.cheer,
        front: [
          [28, -176],
          [16, -214],
        ],
        back: [
          [-28, -176],
          [-16, -214],
        ],
      },
      at(0, -206, cup(0, 0, 0.24)),
    ) +
    circle(400, 500, 26, c.terracotta) +
    path('M400 484l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', c.cream)
  )
}

export const winnerPair = (): Svg =>
  mirror(
    l.sky('#C9DDE0', '#D8E5DE', '#ECEBD6') +
      l.sun(180, 180, 64, '#FBF3DC', '#F8E6B8') +
      l.hill('#9DBBA6', 330, 290, 320, 300, 270, 306) +
      l.woods('#5E8F78', 374, 48, 23) +
      l.hill('#4F8A5C', 372, 380, 368, 372, 380, 370) +
      l.mown('M-20 430Q300 392 820 424V620H-20Z', '#97C48C', '#8BBA82', 66, -72),
  ) +
  l.flag(400, 500, 390) +
  l.groundShadow(330, 566, 96, 12) +
  l.groundShadow(600, 566, 96, 12) +
  figure(296, 566, 1.72, looks.green, {
    ...poses.cheer,
    front: [
      [34, -168],
      [58, -196],
    ],
    back: [
      [-22, -126],
      [-14, -98],
    ],
    facing: 1,
  }) +
  figure(504, 566, 1.66, looks.white, {
    ...poses.cheer,
    back: [
      [-34, -172],
      [-62, -203],
    ],
    front: [
      [22, -126],
      [12, -98],
    ],
    facing: -1,
  }) +
  stroke('M398 200l-6-26M372 214l-22-16M428 212l20-18', c.honey, 6) +
  l.ball(420, 560, 10) +
  fade(0.9, l.tufts('#5E9460', 8, 24, [0, 570, 800, 30], 16))

export const winnerPutt = (): Svg =>
  l.sky('#E3A06F', '#EBB883', '#F2CF9E', '#F6E2BF') +
  l.sun(180, 300, 70, '#FDF3D8', '#FAE0AE') +
  l.hill('#B98F70', 340, 320, 300, 330, 352, 318) +
  l.woods('#6B7357', 382, 50, 29, 300, 820) +
  l.hill('#4E7054', 396, 390, 378, 374, 380, 372) +
  l.mown('M-20 440Q300 400 820 430V620H-20Z', '#7FA66A', '#749C63', 66, -70) +
  path('M360 566L800 602V620L350 580Z', c.ink, 'opacity=".2"') +
  l.groundShadow(392, 566, 60, 9) +
  figure(
    340,
    566,
    1.9,
    looks.red,
    {
      head: [-4, -184],
      shoulder: [-2, -152],
      hip: [0, -96],
      back: [
        [-28, -136],
        [-44, -110],
      ],
      front: [
        [26, -166],
        [22, -206],
      ],
      backLeg: [
        [-14, -50],
        [-24, 0],
      ],
      frontLeg: [
        [20, -52],
        [20, 0],
      ],
      facing: 1,
    },
    club([-44, -110], [-70, -8], 5),
  ) +
  l.groundShadow(672, 548, 50, 8) +
  oval(604, 556, 30, 8, c.deep) +
  l.ball(592, 552, 11) +
  figure(716, 500, 0.96, looks.blue, { ...poses.cheer, facing: -1 }) +
  figure(656, 488, 0.88, looks.white, { ...poses.cheer, facing: -1 }) +
  stroke('M480 584Q540 566 578 556', c.paper, 3, 'stroke-dasharray="3 10" opacity=".7"')
