import * as b from './building.ts'
import { figure, looks, poses } from './figure.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, many, oval, path, random, type Svg, stroke } from './shape.ts'

const tent = (x: number, y: number, s: number, band: string): Svg =>
  at(
    x,
    y,
    l.groundShadow(30, 2, 150, 10) +
      path('M-110-70H110V0H-110Z', '#EDEBDD') +
      path('M50-70H110V0H50Z', '#D6D6C6') +
      path('M-34 0V-44Q0-84 34-44V0Z', '#5F7F72') +
      path('M-34 0V-44Q-14-66 0-68Q-26-30-16 0Z', '#F7F5EA') +
      path('M-124-66Q-50-96-12-176H12Q50-96 124-66Z', '#FBFAF2') +
      path('M12-176Q50-96 124-66H60Q20-100 0-176Z', '#DEDDCD') +
      path(
        'M-124-66H124V-54Q109-44 93-54Q78-44 62-54Q47-44 31-54Q16-44 0-54Q-16-44-31-54Q-47-44-62-54Q-78-44-93-54Q-109-44-124-54Z',
        band,
      ) +
      stroke('M0-176V-214', c.walnut, 4) +
      path('M0-214Q20-222 38-210Q20-204 0-194Z', band),
    s,
  )

const bunting = (x1: number, y1: number, x2: number, y2: number, sag: number, count: number): Svg => {
  const colors = [c.terracotta, c.honey, c.paper, c.pine]
  const p = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + Math.sin(t * Math.PI) * sag] as const
  return (
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, c.coal, 2) +
    many(count, (i) => {
      const [ax, ay] = p((i + 0.1) / count)
      const [bx, by] = p((i + 0.9) / count)
      return path(`M${ax} ${ay}L${bx} ${by}L${(ax + bx) / 2} ${(ay + by) / 2 + 30}Z`, colors[i % 4] ?? c.honey)
    })
  )
}

export const tournamentTents = (): Svg =>
  l.sky('#BFD9DD', '#CEE2E0', '#E2EBDF') +
  l.cloud(600, 150, 0.9) +
  l.cloud(240, 110, 0.6, c.white, 0.6) +
  l.hill('#A3BFA9', 290, 270, 246, 262, 290, 262) +
  l.woods('#6F9C80', 330, 42, 15) +
  l.hill(c.moss, 328, 322, 330, 324, 320, 326) +
  tent(560, 376, 0.8, c.petrol) +
  tent(160, 384, 0.86, c.honey) +
  l.mown('M-20 372Q300 356 820 372V620H-20Z', '#93C188', '#88B77F', 60, -62) +
  tent(352, 436, 1.3, c.terracotta) +
  tent(700, 448, 1.05, c.pine) +
  bunting(-10, 60, 420, 40, 46, 12) +
  bunting(420, 40, 820, 90, 50, 11) +
  l.groundShadow(120, 540, 40, 7) +
  figure(96, 540, 0.8, looks.blue, poses.walk) +
  l.groundShadow(208, 548, 40, 7) +
  figure(184, 548, 0.8, looks.white, { ...poses.walk, facing: 1 }) +
  l.groundShadow(548, 556, 40, 7) +
  figure(524, 556, 0.86, looks.honey, poses.stand) +
  figure(590, 560, 0.86, looks.green, { ...poses.stand, facing: -1 }) +
  b.bistro(446, 540, 0.9) +
  box(434, 452, 10, 26, c.honey, 3) +
  box(454, 456, 9, 22, c.coral, 3) +
  l.bush(20, 612, 160, 70, 5) +
  l.bush(780, 616, 190, 90, 7)

/** A golf cart in profile, driving to the left. */
export const cart = (x: number, y: number, s: number, body: string = c.paper, shade = '#D5D9CF'): Svg =>
  at(
    x,
    y,
    l.groundShadow(20, 2, 140, 10) +
      stroke('M-52-84L-30-170M74-70L66-172M30-80L34-170', c.slate, 5) +
      path('M-56-180Q20-196 104-178L104-166H-60Z', body) +
      path('M-60-168H104V-162H-58Z', shade) +
      // bags at the back
      path('M84-130H112L106-40H88Z', c.terracotta) +
      path('M100-130H112L106-40H98Z', c.brick) +
      stroke('M90-130V-158M98-130V-166M106-130V-154', c.coal, 3) +
      circle(90, -160, 6, c.slate) +
      circle(99, -168, 6, c.coal) +
      circle(107, -156, 5, c.slate) +
      path('M30-88Q28-124 40-126H58Q64-124 62-88Z', c.walnut) +
      box(-4, -82, 66, 18, c.walnut, 7) +
      path('M-104-36Q-104-70-70-76L-44-88Q-36-84-38-70L-30-46H10V-64H110Q120-62 120-40V-22H-104Z', body) +
      path('M-104-36H120V-22H-104Z', shade) +
      path('M10-64H110Q120-62 120-40H10Z', shade) +
      stroke('M-46-84L-24-104M-34-112L-14-98', c.coal, 5) +
      circle(-92, -50, 8, c.butter) +
      [-62, 76]
        .map((wx) => circle(wx, -20, 25, c.coal) + circle(wx, -20, 12, c.mint) + circle(wx, -20, 5, c.slate))
        .join(''),
    s,
  )

export const tournamentShotgun = (): Svg => {
  const row: [number, number, number, string, string][] = [
    [690, 318, 0.42, c.mint, '#AFC2B4'],
    [612, 336, 0.5, c.paper, '#D5D9CF'],
    [520, 360, 0.62, '#E9C77C', '#CFA652'],
    [408, 396, 0.8, c.paper, '#D5D9CF'],
    [280, 452, 1.06, c.mint, '#AFC2B4'],
    [172, 556, 1.5, c.paper, '#D5D9CF'],
  ]
  return (
    l.sky('#F1D5A9', '#F4DFBC', '#F6E9D0') +
    l.sun(150, 150, 54, '#FCF4E0', '#FAE6BE') +
    l.hill('#B8C4A4', 270, 236, 250, 216, 240, 262) +
    l.woods('#7E9C7C', 296, 36, 44, 300, 820) +
    l.woods('#6B8E70', 300, 46, 45, -20, 320) +
    l.hill(c.moss, 296, 300, 292, 288, 284, 282) +
    l.mown('M-20 320Q400 280 820 296V620H-20Z', '#93BC82', '#87B179', 54, -64) +
    path('M820 300L700 312Q300 400 20 620H560Q660 430 820 330Z', '#E6D5AF') +
    path('M820 322Q660 430 560 620H520Q640 430 820 312Z', '#CDB98C') +
    row.map(([x, y, s, body, shade]) => cart(x, y, s, body, shade)).join('') +
    l.groundShadow(650, 560, 52, 8) +
    figure(
      620,
      560,
      1.16,
      looks.red,
      {
        ...poses.cheer,
        front: [
          [26, -172],
          [40, -206],
        ],
        back: [
          [-22, -126],
          [-18, -98],
        ],
        facing: -1,
      },
      stroke('M40-206V-292', c.walnut, 4) + path('M40-292Q74-302 104-286Q78-276 40-262Z', c.pine),
    ) +
    l.groundShadow(744, 520, 40, 6) +
    figure(724, 520, 0.96, looks.white, { ...poses.stand, facing: -1 })
  )
}

export const tournamentNight = (): Svg => {
  const r = random(42)
  return (
    l.sky('#10201F', '#16302C', '#1D3F38', '#27534A') +
    many(60, () => circle(r(0, 800), r(0, 260), r(0.8, 2.2), c.cream, `opacity="${r(0.3, 0.9).toFixed(2)}"`)) +
    circle(660, 96, 40, '#F3E6C4') +
    circle(652, 88, 7, '#E2D2A8') +
    circle(674, 108, 10, '#E2D2A8') +
    l.hill('#1E463C', 300, 262, 292, 270, 246, 280) +
    l.woods('#153329', 336, 46, 61) +
    // clubhouse, lit
    box(70, 246, 300, 110, '#2C4A3E') +
    b.roof(54, 250, 332, 60, '#3A4B3E', '#2B3A31') +
    many(
      5,
      (i) =>
        circle(112 + i * 54, 318, 34, c.honey, 'opacity=".13"') +
        b.arch(96 + i * 54, 280, 34, 76, '#F3C873') +
        box(112 + i * 54, 286, 2, 70, '#B07A35'),
    ) +
    l.hill('#1B4434', 350, 350, 356, 362, 352, 348) +
    path('M-20 420Q300 372 820 410V620H-20Z', '#14352A') +
    oval(520, 470, 250, 44, '#2C6049') +
    oval(520, 470, 180, 28, '#3F7D5E') +
    oval(540, 468, 90, 13, '#7DB07F') +
    l.flag(560, 466, 190, c.terracotta, c.cream) +
    circle(560, 276, 60, c.butter, 'opacity=".08"') +
    b.lights([-10, 130], [420, 190], 60, 12, c.butter, '#0E1512', 6) +
    b.lights([420, 190], [820, 130], 66, 11, c.butter, '#0E1512', 6) +
    box(414, 180, 10, 260, '#0E1512') +
    circle(352, 500, 22, c.butter, 'opacity=".16"') +
    circle(352, 500, 9, '#F8F1C4') +
    stroke('M352 500Q250 520 150 560', c.butter, 3, 'opacity=".3" stroke-dasharray="2 10"') +
    [
      [120, 566, 0.96, 'walk'],
      [228, 552, 0.9, 'stand'],
      [688, 552, 0.94, 'cheer'],
    ]
      .map(([x, y, s, pose]) =>
        figure(
          +(x ?? 0),
          +(y ?? 0),
          +(s ?? 1),
          { ...looks.dusk, shirt: '#0B1813', skin: '#0B1813', legs: '#0B1813' },
          poses[pose as keyof typeof poses],
        ),
      )
      .join('') +
    path('M-20 590Q300 548 820 584V620H-20Z', '#0B1813')
  )
}
