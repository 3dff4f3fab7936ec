import * as b from './building.ts'
import { club, figure, looks, poses } from './figure.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, clip, fade, form, many, move, oval, path, random, type Svg, stroke } from './shape.ts'

export const clubhouse = (): Svg =>
  l.sky('#BCD8DE', '#CBE0E0', '#DCE8E0') +
  l.cloud(140, 120, 0.9) +
  l.cloud(690, 96, 1.05, c.white, 0.75) +
  l.hill('#9DBBA6', 280, 250, 236, 262, 240, 226, 262) +
  l.woods('#6F9C80', 330, 44, 71) +
  l.cypress(52, 380, 1.1) +
  l.cypress(748, 380, 1.2) +
  l.cypress(700, 378, 0.85) +
  // wings, then the middle with its tower
  box(110, 280, 580, 104, '#F2EDDD') +
  box(560, 280, 130, 104, '#E0D9C4') +
  b.roof(96, 284, 608, 54) +
  box(312, 226, 176, 158, '#FAF6EA') +
  box(444, 226, 44, 158, '#E6DFCB') +
  b.gable(312, 230, 176, 74, '#FAF6EA') +
  box(378, 96, 44, 92, '#FAF6EA') +
  box(404, 96, 18, 92, '#E0D9C4') +
  path('M370 98L400 58L430 98Z', c.terracotta) +
  path('M400 58L430 98H408Z', c.brick) +
  stroke('M400 58V28', c.walnut, 3) +
  path('M400 28q16-6 30 4q-14 4-30 10z', c.pine) +
  b.arch(388, 112, 24, 44, c.petrol) +
  circle(400, 206, 17, c.terracotta) +
  circle(400, 206, 13, c.paper) +
  stroke('M400 198V206H406', c.ink, 2.6) +
  many(3, (i) => b.window(334 + i * 52, 250, 28, 38, c.lake)) +
  many(4, (i) => b.arch(126 + i * 44, 306, 32, 78, '#587C72') + b.arch(130 + i * 44, 312, 28, 72, '#3D6258')) +
  many(4, (i) => b.arch(514 + i * 44, 306, 32, 78, '#587C72') + b.arch(518 + i * 44, 312, 28, 72, '#3D6258')) +
  b.arch(376, 312, 48, 72, c.walnut) +
  b.arch(381, 318, 38, 66, c.bark) +
  box(399, 320, 2, 64, c.walnut) +
  b.awning(316, 300, 168, 20, c.pine, c.paper, 11) +
  box(84, 384, 632, 14, '#DCD2B8') +
  many(3, (i) => box(340 - i * 16, 398 + i * 9, 120 + i * 32, 9, i % 2 ? '#CFC3A5' : '#E4DBC3')) +
  b.parasol(178, 404, 0.5) +
  b.parasol(262, 404, 0.46, c.pine) +
  b.parasol(590, 404, 0.5, c.honey) +
  many(2, (i) => b.bistro(190 + i * 400, 404, 0.5) + b.chair(160 + i * 400, 404, 0.4)) +
  l.mown('M-20 410Q200 392 400 425T820 404V620H-20Z', '#8FBF86', '#83B47C', 52, -70) +
  path('M372 424H428Q470 500 610 620H250Q370 500 372 424Z', '#EADBB8') +
  path('M428 424Q470 500 610 620H560Q440 500 416 424Z', '#D8C59B') +
  l.bush(110, 424, 130, 46, 3) +
  l.bush(690, 424, 130, 48, 8) +
  l.green(170, 510, 120, 24) +
  l.flag(190, 508, 110) +
  l.tree(722, 560, 1.3, 6)

/** A sprinkler and its arcs of water. */
const jet = (x: number, y: number, s: number, side: 1 | -1): Svg => {
  const arcs = many(5, (i) => {
    const [far, high] = [330 - i * 46, 176 - i * 16]
    const d = `M6-30Q${far * 0.5} ${-30 - high * 1.5} ${far} ${-6 + i * 3}`
    return (
      stroke(d, c.white, 9 - i, `opacity="${0.34 - i * 0.03}"`) +
      stroke(d, c.white, 4.5 - i * 0.4, `stroke-dasharray="${3 + i} ${13 - i}" opacity=".85"`)
    )
  })
  const splash = many(9, (i) => oval(110 + i * 28, 4 - (i % 3) * 5, 10, 2.6, c.white))
  return (
    `<g transform="translate(${x} ${y}) scale(${s * side} ${s})">${fade(0.5, splash)}${arcs}</g>` +
    at(x, y, box(-7, -30, 14, 32, c.coal, 3) + box(-12, -36, 24, 10, c.slate, 4) + oval(0, 2, 18, 5, c.deep), s)
  )
}

export const irrigation = (): Svg =>
  l.sky('#F0CFA0', '#F3D9B1', '#F6E6C8') +
  l.sun(560, 216, 66, '#FDF6E2', '#FBEAC2') +
  l.hill('#B9BE93', 286, 250, 270, 252, 284, 256, 274) +
  l.woods('#6F8F6B', 320, 40, 90, 0, 300) +
  l.woods('#6F8F6B', 322, 44, 91, 520, 820) +
  l.hill('#4F8060', 316, 318, 326, 322, 316, 320) +
  l.mown('M-20 360Q260 320 480 334T820 352V620H-20Z', '#6E9F66', '#63955E', 64, -68) +
  jet(700, 392, 0.5, -1) +
  l.green(350, 358, 84, 13) +
  l.flag(360, 356, 90) +
  jet(120, 404, 0.62, 1) +
  jet(210, 552, 1.35, 1) +
  l.tufts('#4A7D58', 6, 34, [0, 562, 800, 38], 17)

/** A putting green, seen from above. */
export const puttingGreen = (): Svg => {
  const outline =
    'M150 120C230 30 420 70 520 60S740 110 730 240S770 470 620 530S360 500 240 550S60 470 80 340S90 190 150 120Z'
  const hole = (x: number, y: number, color: string) =>
    stroke(`M${x} ${y}l84 30`, c.ink, 4, 'opacity=".16"') +
    path(`M${x + 84} ${y + 30}l-8 18 -28-6 6-22z`, c.ink, 'opacity=".13"') +
    circle(x, y, 12, '#5B8F60') +
    circle(x, y, 10, c.deep) +
    stroke(`M${x} ${y}l-24-58`, c.paper, 4.4) +
    path(`M${x - 24} ${y - 58}l38 2 -10 12 4 12 -23-1z`, color)
  const balls = (x: number, y: number, count: number, seed: number) => {
    const r = random(seed)
    return many(count, () => l.ball(x + r(-34, 34), y + r(-28, 28), 7.5))
  }
  return (
    l.backdrop('#3F7A58') +
    path(blobField, '#4A8560') +
    l.bunker(690, 560, 150, 66, 4) +
    l.bunker(60, 60, 110, 60, 6) +
    path(
      outline,
      '#6DA36F',
      'transform="translate(-400 -300) scale(1) translate(400 300)" stroke="#6DA36F" stroke-width="44" stroke-linejoin="round"',
    ) +
    l.mown(outline, '#A3CC92', '#98C38A', 40, 34) +
    path('M60 600Q40 560 80 520T40 420', 'none') +
    hole(270, 200, c.terracotta) +
    hole(520, 170, c.honey) +
    hole(620, 350, c.terracotta) +
    hole(200, 400, c.petrol) +
    hole(440, 440, c.paper) +
    balls(360, 300, 6, 3) +
    l.ball(292, 214, 7.5) +
    l.ball(500, 200, 7.5) +
    l.ball(590, 372, 7.5) +
    l.ball(236, 372, 7.5) +
    move(
      'translate(430 290) rotate(24)',
      stroke('M8 12L228 12', c.ink, 6, 'opacity=".14"'),
      stroke('M0 0H150', c.steel, 5),
      stroke('M148 0H220', c.brick, 10),
      path('M-12-34H6Q12-34 12-26V26Q12 34 6 34H-6Q-14 34-14 26V14H-8V-14H-14V-26Q-14-34-12-34Z', c.slate),
    ) +
    l.tree(36, 640, 1.6, 5) +
    l.bush(770, 100, 150, 120, 4) +
    l.bush(720, 60, 110, 80, 9)
  )
}

const blobField = 'M-20 300Q160 180 300 620H-20ZM560-20Q620 160 820 140V-20Z'

export const drivingRange = (): Svg => {
  const mat = (x: number, s: number) =>
    at(
      x,
      560,
      path('M-92 30L-70-22H84L112 30Z', '#2A5F46') +
        path('M-70-22H84L87-15H-73Z', c.moss) +
        box(-10, -12, 26, 5, c.coral, 2),
      s,
    )
  return (
    l.sky('#C3DBDD', '#D5E4DD', '#EAECD9') +
    l.sun(650, 116, 40, '#FBF3DC', '#F6E6BC') +
    l.woods('#7FA791', 226, 36, 33) +
    l.hill('#6A9A76', 214, 220, 214, 218, 212, 216) +
    l.mown('M-20 236Q400 214 820 236V620H-20Z', '#93C188', '#88B77F', 58, -90) +
    [
      [210, 278, 46, c.terracotta],
      [560, 300, 60, c.paper],
      [360, 340, 74, c.honey],
      [700, 372, 84, c.terracotta],
    ]
      .map(
        ([x = 0, y = 0, rx = 0, color = '']) =>
          l.green(+x, +y, +rx, +rx * 0.17) + l.flag(+x, +y, +rx * 1.1, `${color}`),
      )
      .join('') +
    many(36, (i) => circle(((i * 137) % 780) + 10, 262 + ((i * 71) % 180), 1.6 + ((i * 71) % 180) * 0.012, c.white)) +
    // the roof of the bays and its posts
    path('M-20-20H820V44L-20 66Z', c.bark) +
    path('M-20 66L820 44V58L-20 82Z', c.walnut) +
    box(60, 60, 16, 470, c.walnut) +
    box(70, 60, 6, 470, c.bark) +
    box(724, 46, 16, 484, c.walnut) +
    box(734, 46, 6, 484, c.bark) +
    path('M-20 512H820V620H-20Z', '#CDBE9C') +
    path('M-20 512H820V520H-20Z', '#B5A47F') +
    mat(210, 1.15) +
    mat(600, 1.15) +
    l.groundShadow(640, 578, 70, 9) +
    figure(610, 580, 1.42, looks.green, poses.finish, club([-20, -178], [-62, -118], 6)) +
    l.ball(424, 186, 6, true) +
    stroke('M560 330Q500 220 436 192', c.white, 2.5, 'stroke-dasharray="2 9" opacity=".8"') +
    // the bucket of balls
    at(
      320,
      574,
      l.groundShadow(26, 0, 66, 9) +
        many(9, (i) => l.ball(-34 + (i % 5) * 17, -78 - Math.floor(i / 5) * 12 + (i % 2) * 4, 11)) +
        form('M-52-74H52L38 0H-38Z', c.terracotta, c.brick, -16, 0) +
        box(-56, -80, 112, 12, c.coral, 5) +
        stroke('M-50-74Q0-10 50-74', c.steel, 4),
    ) +
    clip(box(0, 0, 800, 600, c.white), l.ball(170, 576, 10), l.ball(404, 588, 11))
  )
}
