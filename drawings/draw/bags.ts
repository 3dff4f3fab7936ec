import * as b from './building.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, clip, form, many, move, oval, path, type Svg, stroke } from './shape.ts'

type Head = 'cover' | 'wood' | 'iron' | 'putter'

const head = (kind: Head, color: string): Svg =>
  ({
    cover:
      form('M-17 16Q-30-30-6-44Q26-50 28-18Q26 0 15 16Z', color, c.ink, -8, -3) +
      circle(4, -47, 8, c.cream) +
      stroke('M-20-4Q4 6 26-6', c.cream, 5),
    wood: form('M-8 10Q-14-24 14-28Q44-26 44-4Q36 10 8 10Z', '#4B5751', c.coal, -6, -4),
    iron:
      form('M-5 8L-6-22Q8-40 34-40Q40-26 30-10Q14 2 5 8Z', '#C4CCC6', c.steel, -6, -4) +
      stroke('M4-16L28-30M4-8L26-20', c.slate, 2),
    putter: form('M-6 8V-14H-16Q-20-28-12-30H36Q42-22 36-14H6V8Z', '#7C8983', c.slate, -5, -3),
  })[kind]

/** Clubs standing in a bag whose mouth is at (0, 0). */
const clubs = (list: [kind: Head, x: number, height: number, lean: number, color?: string][]): Svg =>
  list
    .map(([kind, x, height, lean, color = c.pine]) =>
      at(
        x,
        0,
        box(-3, -height, 6, height + 10, kind === 'cover' ? c.coal : c.steel) + at(0, -height, head(kind, color)),
        1,
        lean,
      ),
    )
    .join('')

const rim = (w: number, color: string, inside: string = c.ink): Svg =>
  oval(0, 0, w, w * 0.2, color) + oval(0, -1, w * 0.86, w * 0.14, inside)

/** The front half of the mouth, drawn over the clubs. */
const lip = (w: number, color: string, deep = 26): Svg =>
  path(`M${-w} 0Q0 ${w * 0.4} ${w} 0V${deep}Q0 ${deep + w * 0.36} ${-w} ${deep}Z`, color)

const pocket = (x: number, y: number, w: number, h: number, light: string, shade: string, zip: string = c.cream): Svg =>
  form(
    `M${x} ${y + 12}Q${x} ${y} ${x + 12} ${y}H${x + w - 12}Q${x + w} ${y} ${x + w} ${y + 12}V${y + h - 14}Q${x + w} ${y + h} ${x + w - 14} ${y + h}H${x + 14}Q${x} ${y + h} ${x} ${y + h - 14}Z`,
    light,
    shade,
    -8,
    -6,
  ) +
  stroke(`M${x + 12} ${y + 14}H${x + w - 16}`, zip, 3, 'stroke-dasharray="5 3"') +
  box(x + w - 20, y + 12, 6, 16, zip, 3)

export const stand = (): Svg =>
  l.sky('#C9DDE0', '#D8E6E0', '#EAECDA') +
  l.sun(150, 140, 46, '#FBF3DC', '#F6E6BC') +
  l.hill('#A3BFA9', 320, 290, 322, 300, 270, 300) +
  l.woods('#6F9C80', 380, 44, 83, 420, 820) +
  l.hill('#5E8F6B', 376, 386, 372, 376, 384, 372) +
  l.mown('M-20 430Q300 400 820 424V620H-20Z', '#8FBF86', '#83B47C', 60, -70) +
  l.groundShadow(470, 566, 190, 16) +
  stroke('M420 250L300 560M436 250L560 566', c.coal, 9) +
  oval(298, 562, 14, 6, c.ink) +
  oval(562, 568, 14, 6, c.ink) +
  move(
    'translate(430 196) rotate(14)',
    rim(72, c.deep) +
      clubs([
        ['cover', -40, 104, -10, c.terracotta],
        ['iron', -16, 66, -4],
        ['cover', 6, 128, 2, c.honey],
        ['iron', 26, 84, 6],
        ['putter', 46, 56, 12],
      ]) +
      form('M-72 2Q0 30 72 2L56 356Q0 378-56 356Z', c.pine, c.deep, -26, 0) +
      lip(72, '#2F7556', 20) +
      stroke('M-66 60Q-130 150-62 280', c.cream, 13) +
      pocket(-38, 80, 84, 66, '#2F7556', c.deep) +
      pocket(-46, 190, 96, 130, '#2F7556', c.deep) +
      path('M-58 340Q0 362 58 340L56 358Q0 380-56 358Z', c.ink),
  ) +
  l.tufts('#5E9460', 5, 30, [140, 556, 560, 40], 18) +
  l.ball(170, 552, 15)

export const cartBag = (): Svg =>
  l.backdrop('#D7DDCF') +
  many(9, (i) => box(i * 96 - 20, 0, 48, 470, '#CDD5C6')) +
  box(0, 452, 800, 148, '#BFA77E') +
  box(0, 440, 800, 18, '#F1ECDD') +
  many(6, (i) => stroke(`M${i * 170 - 60} 600L${i * 130 + 60} 458`, '#AB9168', 3)) +
  l.groundShadow(450, 556, 200, 18) +
  at(
    400,
    180,
    rim(110, '#23454E') +
      clubs([
        ['cover', -78, 96, -12, c.pine],
        ['iron', -52, 70, -7],
        ['cover', -24, 120, -3, c.brick],
        ['wood', 2, 90, 1],
        ['iron', 26, 74, 4],
        ['iron', 48, 86, 7],
        ['putter', 74, 66, 11],
      ]) +
      form('M-112 0Q0 46 112 0L98 356Q0 392-98 356Z', '#3A6C79', c.petrol, -38, 0) +
      lip(112, '#4A8391', 30) +
      stroke('M-30 24V50M30 24V50', c.ink, 4) +
      pocket(-58, 78, 116, 70, '#4A8391', '#2E5763') +
      pocket(-98, 170, 62, 150, '#35646F', '#264A54') +
      pocket(-28, 170, 116, 168, '#4A8391', '#2E5763') +
      stroke('M-8 210h70', c.cream, 4) +
      circle(30, 274, 24, c.cream) +
      path('M24 260V290M24 260l20 7-20 8z', c.terracotta, `stroke="${c.terracotta}" stroke-width="3"`) +
      stroke('M104 60Q160 130 106 220', '#23454E', 15),
  ) +
  path('M306 528Q400 566 494 528L492 546Q400 586 308 546Z', c.ink) +
  b.pot(690, 560, 1.25) +
  l.ball(180, 546, 14) +
  l.ball(214, 556, 14)

export const tour = (): Svg =>
  l.backdrop('#3E2F25') +
  many(
    5,
    (i) =>
      box(i * 170 - 20, 20, 150, 470, '#6B4A32', 4) +
      box(i * 170 - 8, 34, 126, 442, '#7A5436', 3) +
      many(4, (k) => box(i * 170 + 30, 60 + k * 12, 50, 4, '#5B3F2A', 2)) +
      circle(i * 170 + 100, 270, 6, c.honey),
  ) +
  path('M240-20H560L700 600H100Z', c.butter, 'opacity=".09"') +
  box(0, 486, 800, 120, '#2B211A') +
  path('M0 486H800V494H0Z', '#1D1612') +
  oval(410, 560, 220, 18, '#17110D') +
  at(
    400,
    186,
    rim(104, '#B9BFB6') +
      clubs([
        ['cover', -70, 110, -12, c.terracotta],
        ['cover', -34, 132, -5, c.pine],
        ['iron', -4, 80, 0],
        ['cover', 26, 118, 5, c.honey],
        ['iron', 54, 84, 9],
        ['putter', 78, 72, 14],
      ]) +
      form('M-106 0Q0 44 106 0L112 352Q0 394-112 352Z', '#FBFAF4', '#D3D6CC', -34, 0) +
      lip(106, c.pine, 34) +
      path('M-109 176Q0 218 109 176L110 226Q0 268-110 226Z', c.pine) +
      path('M-106 56Q0 98 106 56V66Q0 108-106 66Z', c.honey) +
      pocket(-50, 96, 100, 72, '#F1F0E7', '#CBCFC4', c.pine) +
      pocket(-72, 250, 144, 108, '#F1F0E7', '#CBCFC4', c.pine) +
      path('M0 190Q24 206 0 238Q-24 206 0 190Z', c.honey) +
      path('M-114 330Q0 374 114 330L112 354Q0 396-112 354Z', c.deep) +
      stroke('M-104 40Q-176 140-110 300', c.pine, 20) +
      stroke('M-104 40Q-176 140-110 300', c.honey, 3),
  ) +
  at(
    640,
    552,
    path('M-60 0Q-70-30-30-34L10-60Q30-62 34-40L64-22Q74-4 60 4H-56Z', c.paper) +
      path('M-60 0H64V8H-58Z', c.terracotta) +
      stroke('M-6-44l18 12M-18-36l18 12', c.steel, 3),
    0.9,
  )

export const pencil = (): Svg =>
  l.sky('#F3D9B1', '#F5E1C0', '#F6EBD3') +
  l.sun(620, 170, 56, '#FCF4E0', '#FAE6BE') +
  l.hill('#B8C4A4', 330, 300, 332, 300, 330, 290) +
  l.hill('#8FAE84', 384, 366, 376, 390, 372, 366) +
  path('M-20 450H820V620H-20Z', '#6FA06A') +
  l.mown('M-20 452Q400 420 820 448V620H-20Z', '#83B078', '#78A66F', 60, -72) +
  many(4, (i) => box(70 + i * 210, 250, 22, 260, '#F7F1E0', 4) + box(84 + i * 210, 250, 8, 260, '#D9CFB4', 4)) +
  box(-10, 290, 820, 20, '#F7F1E0', 4) +
  box(-10, 304, 820, 6, '#D9CFB4') +
  box(-10, 392, 820, 20, '#F7F1E0', 4) +
  box(-10, 406, 820, 6, '#D9CFB4') +
  l.groundShadow(380, 558, 170, 12) +
  move(
    'translate(470 190) rotate(22)',
    rim(40, '#B98430') +
      clubs([
        ['wood', -20, 96, -8],
        ['iron', -4, 70, -2],
        ['iron', 12, 88, 4],
        ['putter', 26, 58, 10],
      ]) +
      form('M-40 0Q0 18 40 0L32 370Q0 384-32 370Z', '#E4BC63', '#C2913A', -16, 0) +
      lip(40, c.walnut, 22) +
      path('M-34 346Q0 360 34 346L32 372Q0 386-32 372Z', c.walnut) +
      path('M-38 176Q0 192 38 176V192Q0 208-38 192Z', c.walnut) +
      pocket(-24, 214, 52, 104, '#EDCB80', '#C2913A', c.walnut) +
      stroke('M-38 40Q-110 150-36 270', c.walnut, 11),
  ) +
  l.tufts('#5E9460', 15, 36, [60, 548, 680, 46], 20) +
  many(7, (i) => circle(90 + i * 104, 560 + (i % 3) * 14, 5, i % 2 ? c.cream : c.coral))

export const leather = (): Svg =>
  l.backdrop('#2A4A3E') +
  many(10, (i) => stroke(`M${i * 88} 0V450`, '#315446', 20)) +
  box(0, 430, 800, 20, '#1E382F') +
  box(0, 450, 800, 160, '#6B4A32') +
  oval(420, 548, 330, 44, '#A8472F') +
  oval(420, 546, 280, 34, '#BC5B3F') +
  // the armchair behind
  form('M470 300Q470 190 580 186H680Q770 190 770 300V520H470Z', '#7C3A28', '#5E2A1D', -26, 0) +
  form(
    'M440 400Q430 340 480 340Q520 344 520 400V520H440ZM740 400Q740 344 780 340Q830 344 820 400V520H740Z',
    '#8E4530',
    '#5E2A1D',
    -14,
    0,
  ) +
  box(506, 420, 250, 56, '#9C5038', 16) +
  many(3, (i) => circle(560 + i * 60, 250, 6, '#5E2A1D')) +
  b.lantern(130, 0, 90, c.butter, '#17211C') +
  path('M100 132L0 440H270L164 132Z', c.butter, 'opacity=".12"') +
  l.groundShadow(330, 562, 140, 14) +
  at(
    290,
    190,
    rim(84, '#6B4020') +
      clubs([
        ['wood', -56, 90, -12],
        ['wood', -26, 118, -5],
        ['iron', 2, 76, 0],
        ['iron', 26, 94, 5],
        ['putter', 52, 66, 12],
      ]) +
      form('M-86 0Q0 36 86 0L76 352Q0 382-76 352Z', '#B07A45', '#7E5028', -30, 0) +
      lip(86, '#8E5C30', 26) +
      [96, 300]
        .map((y) => path(`M-84 ${y}Q0 ${y + 34} 84 ${y}V${y + 20}Q0 ${y + 54}-84 ${y + 20}Z`, '#6B4020'))
        .join('') +
      [96, 300]
        .map((y) =>
          box(-14, y + 12, 28, 30, 'none', 4).replace(
            'fill="none"',
            `fill="none" stroke="${c.honey}" stroke-width="5"`,
          ),
        )
        .join('') +
      form('M-46 156Q0 172 52 156V280Q0 296-46 280Z', '#C08A52', '#8E5C30', -8, -4) +
      path('M-46 156Q0 172 52 156V196Q4 232-46 196Z', '#A56F3C') +
      circle(4, 212, 7, c.honey) +
      stroke('M-40 168Q0 184 46 168', '#E3BE8B', 2.4, 'stroke-dasharray="6 5"') +
      stroke('M78 40Q150 150 76 290', '#6B4020', 14),
  ) +
  l.ball(470, 550, 15) +
  l.ball(150, 552, 15)

export const red = (): Svg =>
  l.sky('#9CC4CC', '#B4D3D5', '#CFE1DC') +
  l.cloud(620, 130, 1) +
  path('M-20 300H820V380H-20Z', '#6E9FAB') +
  l.ripples('#A9CBCF', 4, 20, [0, 306, 800, 60]) +
  path('M-20 360Q200 320 420 356T820 330V620H-20Z', '#C9B985') +
  l.mown('M-20 420Q260 360 500 398T820 380V620H-20Z', '#93B878', '#88AE70', 70, -66) +
  many(30, (i) =>
    stroke(
      `M${(i * 61) % 800} ${404 - ((i * 37) % 36)}q${6 - (i % 4) * 4}-30 ${10 - (i % 5) * 6}-56`,
      i % 2 ? '#A8A35E' : '#C2B672',
      4,
    ),
  ) +
  l.groundShadow(440, 566, 180, 16) +
  stroke('M300 250L196 548M300 250L330 566', c.coal, 9) +
  move(
    'translate(340 190) rotate(-16)',
    rim(74, c.brick) +
      clubs([
        ['putter', -46, 64, -12],
        ['iron', -24, 84, -6],
        ['iron', -2, 70, 0],
        ['cover', 22, 122, 4, c.petrol],
        ['cover', 46, 98, 12, c.ink],
      ]) +
      form('M-74 2Q0 30 74 2L62 360Q0 382-62 360Z', '#D65A40', '#9C3522', -26, 0) +
      lip(74, c.ink, 20) +
      path('M-68 120L66 70L64 110L-66 162Z', c.paper) +
      pocket(-44, 186, 98, 136, '#E0795A', '#B03E29') +
      path('M-64 338Q0 362 64 338L62 360Q0 384-62 360Z', c.ink) +
      // a folded umbrella at its side
      stroke('M88 330V20', c.petrol, 20) +
      stroke('M88 20V-20', c.coal, 5) +
      stroke('M88-20Q88-44 106-40', c.walnut, 8) +
      stroke('M80 300V50', c.lake, 5) +
      stroke('M74 60Q128 150 72 250', c.ink, 10),
  ) +
  clip(box(0, 0, 800, 600, c.white), l.flag(690, 424, 130, c.honey)) +
  l.tufts('#6F9C5E', 25, 30, [120, 552, 600, 44], 20)
