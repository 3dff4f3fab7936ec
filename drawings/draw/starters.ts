import * as c from './palette.ts'
import { at, bead, blob, box, circle, clip, fade, many, oval, path, random, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

export const tartare = (): Svg => {
  const r = random(6)
  return (
    t.linen('#C9D8CC', '#BFD0C3', 50, 0) +
    t.glow() +
    t.napkin(30, 150, 150, 360, -8, '#F3E3C4', c.oat) +
    t.fork(104, 330, 0.95, -8) +
    t.plate(430, 310, 300, 232) +
    // the cylinder: trout on avocado
    t.shade(428, 352, 130, 84, 0.16) +
    path('M288 270V322Q300 400 410 402Q520 400 532 322V270Z', '#D9774F') +
    clip(
      path('M288 270V322Q300 400 410 402Q520 400 532 322V270Z', '#D9774F'),
      path('M280 270H420V402H340Q300 390 280 320Z', '#E68E66'),
      many(60, (i) =>
        path(blob(r(290, 530), r(300, 396), r(6, 12), r(5, 9), i, 0.25, 6), i % 3 ? '#F0A681' : '#C9633D'),
      ),
      path('M280 338Q410 404 540 338V410H280Z', '#8DB36A'),
      many(22, (i) =>
        path(blob(r(290, 530), r(366, 402), r(6, 12), r(4, 8), i + 170, 0.25, 6), i % 2 ? '#A9C984' : c.moss),
      ),
    ) +
    oval(410, 270, 122, 80, '#E68E66') +
    clip(
      oval(410, 270, 122, 80, '#E68E66'),
      many(90, (i) =>
        path(
          blob(r(290, 530), r(192, 348), r(6, 12), r(4, 8), i + 70, 0.25, 6),
          ['#F3B08D', '#DE8158', '#EC9C75'][i % 3] ?? c.coral,
        ),
      ),
    ) +
    // a round of lime
    oval(408, 256, 50, 34, c.leaf) +
    oval(408, 252, 46, 30, '#D7E8B4') +
    many(6, (i) => at(408, 252, path('M0-5Q12-24 0-27Q-12-24 0-5Z', '#A9C984'), 1, i * 60)) +
    many(8, (i) => bead(318 + ((i * 71) % 180), 226 + ((i * 37) % 92) + (i % 2 ? 20 : 0), 7, '#8FA05A', '#66763C')) +
    t.sprig(440, 206, 0.7, -24) +
    t.bread(610, 250, 0.78, 22) +
    t.bread(624, 352, 0.78, 62) +
    many(5, (i) => bead(250 + i * 22, 400 + Math.sin(i) * 12 + i * 9, 8, '#8FA05A', '#66763C')) +
    stroke('M250 230Q220 310 270 370', '#5C4A2A', 6, 'opacity=".75"') +
    many(5, (i) => circle(236 + (i % 2) * 16, 240 + i * 30, 6 - i * 0.6, '#5C4A2A', 'opacity=".75"'))
  )
}

export const salad = (): Svg => {
  const r = random(31)
  const greens: [string, string][] = [
    [c.moss, c.leaf],
    ['#8DB36A', c.moss],
    ['#A8C47C', '#7EA05B'],
    ['#4F8A55', c.pine],
    ['#8A4A5A', '#66303E'],
  ]
  return (
    t.planks('#E3CFA6', '#DDC79B', '#C9AE7C', 90) +
    t.glow() +
    t.bowl(410, 300, 250, '#8A5A34', '#B07A48', '#8E5C34', '#4A6B3C') +
    clip(
      circle(410, 300, 222, c.white),
      many(70, (i) => {
        const [a, far] = [r(0, 6.28), Math.sqrt(r()) * 210]
        const [color, vein] = greens[i % 5] ?? greens[0] ?? [c.moss, c.leaf]
        return t.leafShape(410 + Math.cos(a) * far - 30, 300 + Math.sin(a) * far, r(0.9, 1.6), r(0, 360), color, vein)
      }),
    ) +
    [
      [330, 220],
      [500, 260],
      [400, 400],
      [290, 350],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          bead(x, y, 38, '#A33A58', '#7A2440') +
          [26, 15].map((q) => stroke(`M${x - q} ${y}A${q} ${q} 0 1 1 ${x} ${y + q}`, '#C66A82', 3)).join('') +
          (i % 2 ? '' : t.leafShape(x - 50, y + 24, 0.9, 20, '#8DB36A', c.moss)),
      )
      .join('') +
    [
      [430, 190],
      [520, 350],
      [360, 300],
      [470, 440],
    ]
      .map(([x = 0, y = 0]) => t.tomato(x, y, 26))
      .join('') +
    many(4, (i) =>
      at(
        [420, 300, 540, 350][i] ?? 0,
        [300, 280, 220, 450][i] ?? 0,
        path('M-26 6Q-30-16-8-18Q0-26 10-18Q32-14 26 8Q12 20 0 12Q-14 20-26 6Z', '#C49A62') +
          stroke('M-16 0Q-4-8 0 4Q6-8 18 0', '#96703E', 4),
        1,
        i * 50,
      ),
    ) +
    many(3, (i) =>
      at(
        [450, 340, 430][i] ?? 0,
        [240, 250, 360][i] ?? 0,
        `<ellipse rx="40" ry="17" fill="none" stroke="#B98AB0" stroke-width="6"/><ellipse rx="34" ry="13" fill="none" stroke="#F1E5EC" stroke-width="5"/>`,
        1,
        i * 65,
      ),
    ) +
    t.lemon(110, 130, 60) +
    at(
      120,
      440,
      t.shade(8, 10, 60, 60) +
        circle(0, 0, 58, '#F1EBDB') +
        circle(0, 0, 48, '#D8B44B') +
        path('M-30-6Q0-34 32-4Q0-14-30-6Z', c.butter),
    ) +
    t.spoon(720, 320, 1.05, 14, '#A87846')
  )
}

export const soup = (): Svg =>
  t.planks('#3F555A', '#3A4F54', '#2C3E42', -8, 150) +
  t.glow(c.white, 0.06) +
  t.napkin(470, 330, 300, 250, 12, '#E9DCC0', c.terracotta) +
  circle(390, 300, 262, '#24353A', 'opacity=".6"') +
  t.bowl(380, 290, 240, '#1E2A2C', '#E4E2D4', '#C9C6B4', '#E08A32') +
  clip(
    circle(387, 302, 196, c.white),
    circle(372, 284, 196, '#E99A42'),
    path('M190 240Q300 120 480 130Q380 170 320 260Z', '#F2B362', 'opacity=".5"'),
  ) +
  stroke('M300 330C260 250 380 200 440 250S480 380 400 372S340 300 384 290', '#FBF3DC', 15) +
  stroke('M300 330C260 250 380 200 440 250S480 380 400 372', '#FFFFFF', 5, 'opacity=".6"') +
  many(14, (i) =>
    at(
      330 + ((i * 47) % 130),
      230 + ((i * 83) % 150),
      path('M-11 0Q0-9 12 0Q0 9-11 0Z', i % 2 ? '#6F8F4A' : '#8AA85C'),
      1.1,
      i * 47,
    ),
  ) +
  t.crumbs(400, 300, 120, 22, '#5C3A1E', 12, 3) +
  t.sprig(366, 250, 0.9, -20) +
  t.spoon(600, 420, 1.25, 62) +
  t.bread(680, 130, 1.1, 24) +
  t.bread(738, 196, 1.05, 48) +
  at(
    104,
    500,
    t.shade(8, 10, 70, 70) +
      circle(0, 0, 66, '#D98A3D') +
      many(8, (i) =>
        at(0, 0, path('M0 0Q24-14 62-10Q66 0 62 10Q24 14 0 0Z', i % 2 ? '#C9772E' : '#E59C4F'), 1, i * 45),
      ) +
      box(-7, -9, 14, 18, '#6F7F45', 5),
  )

export const empanadas = (): Svg => {
  const pie = (x: number, y: number, s: number, turn: number) =>
    at(
      x,
      y,
      fade(0.2, path('M-92 26Q-84-66 0-66T92 26Q0 48-92 26Z', c.ink, 'transform="translate(10 14)"')) +
        path('M-92 26Q-84-66 0-66T92 26Q0 48-92 26Z', '#DDA45A') +
        path('M-80 14Q-66-52 0-54Q40-50 60-20Q0-40-80 14Z', '#EDC07C') +
        path('M-92 26Q-88-8-72-30Q-40 20 40 20Q70 18 88 4Q92 16 92 26Q0 48-92 26Z', '#C58A42') +
        many(11, (i) =>
          at(
            -86 + i * 17.2,
            24 + Math.sin((i / 10) * Math.PI) * 12,
            path('M-11 5Q-12-12 3-12Q15-8 10 7Q0 14-11 5Z', i % 2 ? '#E7B56C' : '#D99F54'),
            1,
            -14 + i * 3,
          ),
        ) +
        t.crumbs(-6, -22, 40, 8, '#A9692C', 9, 4),
      s,
      turn,
    )
  return (
    t.checks('#F4E8CF', '#D98368', 84, 12) +
    t.glow() +
    at(
      400,
      310,
      t.shade(12, 20, 330, 220, 0.2) +
        path(
          'M-320-170Q-330-200-300-200H300Q330-200 322-170L310 170Q306 196 280 196H-280Q-306 196-310 170Z',
          '#9A6A3E',
        ) +
        path(
          'M-306-166Q-314-188-292-188H292Q314-188 308-166L298 160Q294 182 272 182H-272Q-294 182-298 160Z',
          '#B9854F',
        ) +
        stroke('M-280-110Q0-90 290-120M-280-20Q40-40 290-10M-280 80Q0 100 280 74', '#9A6A3E', 4, 'opacity=".6"'),
    ) +
    pie(250, 220, 1.15, -8) +
    pie(470, 190, 1.1, 10) +
    pie(230, 380, 1.15, 4) +
    pie(440, 350, 1.2, -12) +
    at(
      610,
      400,
      t.shade(8, 12, 78, 78) +
        circle(0, 0, 76, '#EFEBDD') +
        circle(0, 0, 62, '#4F7A3C') +
        t.crumbs(0, 0, 54, 46, '#7FA552', 3, 7) +
        t.crumbs(0, 0, 50, 16, c.terracotta, 5, 5) +
        path('M-40-20Q-10-50 30-36Q-10-30-40-20Z', c.butter, 'opacity=".6"'),
    ) +
    t.lemon(632, 246, 46) +
    t.sprig(520, 470, 1.1, -20)
  )
}

export const cheeseBoard = (): Svg => {
  const grape = (x: number, y: number) =>
    bead(x, y, 19, '#7A4A6E', '#55304C') + circle(x - 6, y - 7, 4, c.white, 'opacity=".4"')
  return (
    t.terrazzo('#E7E9E1', ['#9DB89A', '#D98368', '#C9C4B0', '#5E8F6B'], 5) +
    t.glow(c.white, 0.16) +
    t.shade(420, 320, 300, 262, 0.2) +
    box(640, 250, 150, 80, '#9A6A3E', 36) +
    circle(750, 290, 14, '#E7E9E1') +
    circle(400, 300, 262, '#9A6A3E') +
    circle(397, 296, 256, '#B9854F') +
    [210, 160, 104, 50]
      .map((q) => stroke(`M${397 - q} 296A${q} ${q * 0.96} 0 1 1 ${397 + q} 300`, '#A87544', 4, 'opacity=".7"'))
      .join('') +
    // a yellow wedge with holes
    path('M230 210L400 120Q430 170 420 230L240 270Z', '#C98F2E') +
    path('M230 200L400 110Q430 160 420 214L240 250Z', '#EBBE55') +
    circle(330, 180, 17, '#D39C38') +
    circle(376, 200, 11, '#D39C38') +
    circle(290, 220, 9, '#D39C38') +
    circle(384, 150, 9, '#D39C38') +
    // a white round with a slice taken out
    path('M470 260A86 86 0 1 1 500 402L510 322Z', '#D8D3BE', 'transform="translate(6 16)"') +
    path('M470 260A86 86 0 1 1 500 402L510 322Z', '#FBF7E8') +
    path('M470 260L510 322L500 402L492 396L498 326L462 268Z', '#F1DFA6') +
    // a blue wedge
    path('M250 330L390 340L350 440Q280 440 236 400Z', '#B9B493', 'transform="translate(4 16)"') +
    path('M250 330L390 340L350 440Q280 440 236 400Z', '#F4EFD8') +
    many(8, (i) => path(blob(290 + ((i * 43) % 80), 352 + ((i * 29) % 74), 9, 5, i, 0.3, 6), '#7F97A3')) +
    many(5, (i) =>
      at(
        296 + i * 30,
        480 - Math.abs(i - 2) * 6,
        circle(4, 6, 34, '#00000022') +
          circle(0, 0, 34, '#D8AE6C') +
          circle(-2, -2, 29, '#E8C588') +
          many(5, (k) => circle(-12 + (k % 3) * 12, -8 + Math.floor(k / 3) * 14, 2.4, '#B98A4C')),
        1,
        i * 20,
      ),
    ) +
    [
      [470, 150],
      [504, 136],
      [536, 152],
      [486, 180],
      [520, 176],
      [552, 182],
      [504, 206],
      [536, 206],
      [570, 208],
      [590, 236],
    ]
      .map(([x = 0, y = 0]) => grape(x, y))
      .join('') +
    stroke('M500 120Q490 96 516 84', '#7A5436', 6) +
    t.leafShape(516, 92, 0.9, 20) +
    at(
      180,
      300,
      t.shade(5, 8, 46, 46) +
        circle(0, 0, 44, '#F1EBDB') +
        circle(0, 0, 35, '#DE9A32') +
        path('M-20-8Q0-28 22-6Q0-14-20-8Z', c.butter),
    ) +
    t.knife(110, 470, 0.95, 40, '#C4CCC6', c.walnut) +
    t.sprig(430, 420, 0.8, 40)
  )
}
