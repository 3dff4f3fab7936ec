import * as b from './building.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, bead, box, circle, clip, fade, form, many, oval, path, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

/** A breakfast tray on a bed, from above. */
export const breakfast = (): Svg =>
  l.backdrop('#F4EFE2') +
  path('M-20 90Q200 40 420 110T820 60V-20H-20Z', '#E9E1CD') +
  path('M-20 520Q180 470 300 560T820 500V620H-20Z', '#E6DDC7') +
  stroke('M60 560Q180 520 260 590M600 20Q700 70 820 40M-10 240Q40 260 60 320', '#DDD2B8', 6) +
  at(
    400,
    306,
    t.shade(14, 22, 340, 228, 0.18) +
      box(-336, -222, 672, 444, '#8A5F3B', 34) +
      box(-326, -214, 652, 424, '#B08050', 28) +
      many(5, (i) => box(-326, -130 + i * 84, 652, 3, '#9A6E42')) +
      box(-390, -50, 58, 100, '#8A5F3B', 22) +
      box(332, -50, 58, 100, '#8A5F3B', 22) +
      box(-374, -30, 26, 60, '#F4EFE2', 12) +
      box(348, -30, 26, 60, '#F4EFE2', 12),
  ) +
  // croissants
  t.plate(270, 240, 136, 136, '#DCE8E2', '#CFDDD5', '#AFC4BB') +
  [0, 1]
    .map((i) =>
      at(
        244 + i * 56,
        222 + i * 52,
        form('M-80 34Q-84-54 0-58T80 34Q72 50 56 34Q42-4 0-6T-56 34Q-72 50-80 34Z', '#E0A656', '#B87530', -10, -10) +
          stroke('M-64-6Q-44-6-38 16M-38-36Q-22-28-22-4M0-52V-8M38-36Q22-28 22-4M64-6Q44-6 38 16', '#B87530', 5),
        0.86,
        -24 + i * 30,
      ),
    )
    .join('') +
  // coffee
  t.plate(540, 200, 92, 92, '#FBFBF7', '#EFEEE4', '#D3D7CC') +
  at(540, 200, path('M54-14Q100-16 102 6T58 26Z', c.terracotta) + path('M58-2Q84-4 84 6T60 14Z', '#EFEEE4'), 1, -30) +
  circle(540, 200, 60, c.terracotta) +
  circle(538, 198, 57, c.coral) +
  circle(541, 201, 48, '#6B4126') +
  stroke('M516 200Q540 170 566 196Q540 190 530 216', '#C9986A', 7) +
  // juice, eggs, fruit
  t.shade(664, 154, 42, 42, 0.18) +
  circle(656, 144, 42, '#F6F8F5') +
  circle(656, 144, 35, '#EFA040') +
  circle(648, 136, 18, '#F6BE6C') +
  t.plate(564, 400, 118, 96, '#FBFBF7', '#EFEEE4', '#D3D7CC') +
  at(
    536,
    392,
    path('M-52 0Q-50-40 0-42T54 4Q44 44-4 42T-52 0Z', '#FFFDF4') + bead(2, -2, 22, '#F3B63B', '#D98F26'),
    1.05,
  ) +
  many(3, (i) => stroke(`M${592 + i * 14} ${372 + i * 6}q14 26 0 52`, i % 2 ? '#B5452F' : '#D98368', 10)) +
  t.leafShape(500, 436, 0.6, 20) +
  at(
    240,
    432,
    t.shade(6, 8, 60, 60) +
      circle(0, 0, 60, '#3A6C79') +
      circle(0, 0, 51, '#F7F1E2') +
      t.strawberry(-16, -10, 0.8, -20) +
      t.berry(22, -14, 15) +
      t.berry(10, 14, 15) +
      t.strawberry(-20, 22, 0.6, 60) +
      t.berry(34, 12, 12),
  ) +
  at(
    378,
    420,
    t.shade(4, 6, 32, 32) + circle(0, 0, 32, '#F1EBDB') + circle(0, 0, 25, '#A83A48') + circle(-8, -8, 6, '#D07A84'),
  ) +
  t.knife(420, 240, 0.62, 4, '#E4E9E5') +
  at(
    96,
    96,
    many(5, (i) => at(0, 0, oval(0, -28, 18, 28, i % 2 ? '#F0B7A6' : '#F3C7B8'), 1, i * 72)) +
      circle(0, 0, 13, c.honey),
    1.1,
  ) +
  t.leafShape(120, 130, 1.1, 50)

/** A table laid for the evening. */
export const restaurant = (): Svg =>
  l.backdrop('#20382F') +
  many(6, (i) => box(i * 150 - 40, 0, 90, 380, '#243F35')) +
  b.arch(300, 40, 210, 330, '#16263A') +
  clip(
    path(b.archPath(300, 40, 210, 330), c.white),
    circle(450, 120, 26, '#F3E6C4'),
    l.hill('#1B3A34', 300, 280, 260, 290, 270, 300),
    l.hill('#132B26', 330, 320, 326, 316, 330),
  ) +
  path('M260 30H300V370H260ZM510 30H550V370H510Z', '#7A3A2A') +
  path('M290 30H300V370H290ZM510 30H520V370H510Z', '#5E2A1D') +
  b.lantern(130, 0, 120, c.butter, '#122019') +
  b.lantern(680, 0, 120, c.butter, '#122019') +
  path('M96 156L-10 420H280L164 156Z', c.butter, 'opacity=".1"') +
  path('M646 156L530 420H820L714 156Z', c.butter, 'opacity=".1"') +
  path('M-20 420L60 356H740L820 420Z', '#FBF6E8') +
  path('M-20 420H820V620H-20Z', '#EFE8D4') +
  many(7, (i) =>
    path(
      `M${60 + i * 120} 420Q${80 + i * 120} 520 ${50 + i * 120} 620H${76 + i * 120}Q${104 + i * 120} 520 ${72 + i * 120} 420Z`,
      '#DFD5BB',
    ),
  ) +
  oval(400, 400, 176, 28, '#D9D3BF') +
  oval(400, 394, 170, 27, '#FFFFFF') +
  oval(400, 393, 118, 17, '#E6E8DE') +
  form('M330 392Q344 330 400 268Q456 330 470 392Q400 404 330 392Z', c.terracotta, c.brick, -26, 0) +
  stroke('M400 268Q392 340 380 394', c.brick, 4) +
  [186, 210].map((x) => stroke(`M${x} 408L${x + 26} 368`, '#B9C2BC', 6)).join('') +
  [600, 626].map((x) => stroke(`M${x} 408L${x - 26} 368`, '#B9C2BC', 6)).join('') +
  // glasses and a candle
  [
    [250, 0.92, '#8A2534'],
    [566, 1, '#EBD98E'],
  ]
    .map(([x, s, color]) =>
      at(
        +(x ?? 0),
        380,
        oval(0, 0, 40, 7, '#E9EEEA').replace('/>', ' opacity=".9"/>') +
          box(-3, -80, 6, 80, '#C9D2CC') +
          path('M-46-210H46Q58-110 0-78Q-58-110-46-210Z', '#E9F1EE', 'opacity=".45"') +
          path('M-50-150H50Q46-104 0-84Q-46-104-50-150Z', `${color}`) +
          path('M-34-200H-24Q-30-130-10-96Q-46-130-34-200Z', c.white, 'opacity=".6"'),
        +(s ?? 1),
      ),
    )
    .join('') +
  [
    [130, 1],
    [684, 0.9],
  ]
    .map(([x = 0, s = 1]) =>
      at(
        x,
        392,
        circle(0, -150, 70, c.butter, 'opacity=".16"') +
          circle(0, -150, 40, c.butter, 'opacity=".22"') +
          path('M-26 0Q0 8 26 0L8-12V-40H-8V-12Z', c.honey) +
          box(-10, -122, 20, 86, c.cream, 3) +
          path('M0-174Q16-146 0-130Q-16-146 0-174Z', '#F6C65A'),
        s,
      ),
    )
    .join('')

/** Bottles on their shelves behind the bar. */
export const bar = (): Svg => {
  const colors = ['#3F7A58', '#C4772F', '#7A3A2A', '#5E8F9B', '#D9B548', '#8A2534', '#A9C0A4', '#4A5A3C']
  const bottle = (x: number, y: number, i: number) => {
    const [w, h] = [30 + ((i * 7) % 14), 104 + ((i * 31) % 44)]
    const color = colors[i % colors.length] ?? c.moss
    return (
      form(
        `M${x - w / 2} ${y}V${y - h * 0.56}Q${x - w / 2} ${y - h * 0.7} ${x - 7} ${y - h * 0.76}V${y - h}H${x + 7}V${y - h * 0.76}Q${x + w / 2} ${y - h * 0.7} ${x + w / 2} ${y - h * 0.56}V${y}Z`,
        color,
        c.ink,
        -w * 0.2,
        0,
      ) +
      box(x - w / 2, y - h * 0.44, w, h * 0.26, i % 3 ? c.cream : c.honey) +
      box(x - 8, y - h - 6, 16, 14, i % 2 ? c.ink : c.brick, 3)
    )
  }
  return (
    l.backdrop('#3A2A20') +
    box(40, 20, 720, 380, '#2A1E17', 10) +
    box(56, 36, 688, 350, '#5B4130') +
    path('M56 36H744V60H56Z', '#3A2A20') +
    many(
      2,
      (k) =>
        box(56, 200 + k * 170, 688, 14, '#8A5F3B') +
        box(56, 210 + k * 170, 688, 6, '#6B4A32') +
        fade(0.16, path(`M56 ${60 + k * 154}H744V${200 + k * 170}H56Z`, c.honey)),
    ) +
    many(13, (i) => bottle(90 + i * 52, 200, i * 3 + 1)) +
    many(6, (i) => bottle(90 + i * 48, 370, i * 5 + 2)) +
    many(7, (i) =>
      at(
        430 + i * 46,
        370,
        path('M-16-60H16L12-24Q0-14-12-24Z', '#E9F1EE', 'opacity=".75"') +
          box(-2, -22, 4, 18, '#E9F1EE') +
          box(-12, -5, 24, 5, '#E9F1EE', 2),
      ),
    ) +
    b.lantern(170, -20, 60, c.butter, '#14100C') +
    b.lantern(400, -20, 60, c.butter, '#14100C') +
    b.lantern(630, -20, 60, c.butter, '#14100C') +
    box(0, 470, 800, 140, '#1F4A38') +
    many(7, (i) => box(24 + i * 116, 504, 92, 120, '#266048', 4)) +
    box(-10, 440, 820, 40, '#B9854F', 6) +
    box(-10, 466, 820, 14, '#8A5F3B', 6) +
    // on the bar: a drink, olives, a shaker
    at(
      220,
      444,
      path('M-60-150H60L6-76V-14H-6V-76Z', '#E9F1EE', 'opacity=".6"') +
        path('M-48-136H48L0-82Z', '#D9DE9A') +
        oval(0, -4, 40, 7, '#E9F1EE').replace('/>', ' opacity=".8"/>') +
        stroke('M-20-160L26-96', c.walnut, 4) +
        t.olive(6, -124, 13),
      1.1,
    ) +
    at(
      560,
      446,
      form('M-46-6L-54-110H54L46-6Q0 4-46-6Z', '#C4CCC6', '#7C8983', -24, 0) +
        path('M-54-110Q-40-150-24-154H24Q40-150 54-110Z', '#AEB8B2') +
        box(-20, -180, 40, 30, '#C4CCC6', 8) +
        box(-56, -116, 112, 9, '#7C8983', 4),
      1.05,
    ) +
    at(
      390,
      446,
      form('M-56-34H56Q50 0 20 2H-20Q-50 0-56-34Z', c.cream, c.oat, -12, 0) +
        many(7, (i) => t.olive(-38 + i * 13, -38 - (i % 2) * 10, 13)),
    ) +
    t.lemon(682, 424, 26)
  )
}
