import * as b from './building.ts'
import * as i from './interior.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, many, oval, path, type Svg, stroke } from './shape.ts'

const day = (): Svg => l.sky('#A9CFD8', '#BFDADD', '#D9E7E0') + l.cloud(620, 110, 0.9) + l.cloud(140, 150, 0.6)
const dusk = (): Svg => l.sky('#E9B58C', '#F0C9A0', '#F5DFBE') + l.sun(640, 170, 46, '#FCF0D4', '#FAE0B0')
const grey = (): Svg => l.sky('#B9C7C6', '#CBD5D1', '#DDE3DC') + l.cloud(230, 120, 1, c.white, 0.6)

const lawn = (y: number): Svg => l.mown(`M-20 ${y}H820V620H-20Z`, '#8FBF86', '#83B47C', 60, -68)
const street = (y: number): Svg =>
  box(-10, y, 820, 26, '#D9D3C3') +
  box(-10, y + 26, 820, 10, '#BDB6A3') +
  box(-10, y + 36, 820, 600 - y, '#6E7772') +
  many(7, (n) => box(20 + n * 124, y + 78, 66, 7, '#E8DFC0', 3))

/** Floors of flats: windows, and balconies where they are asked for. */
const flats = (
  [x, y, w]: readonly [number, number, number],
  floors: number,
  across: number,
  height: number,
  { lit, sash, balcony }: { lit: number; sash: string; balcony?: string },
): Svg => {
  const step = w / across
  return many(floors, (floor) =>
    many(across, (n) => {
      const [left, top] = [x + n * step + step * 0.22, y + floor * height + height * 0.22]
      const warm = (floor * 5 + n * 3 + lit) % 4 === 0
      return (
        b.window(left, top, step * 0.56, height * 0.5, warm ? '#F7D58E' : '#8FB4B8', sash, false) +
        (balcony
          ? box(left - step * 0.14, top + height * 0.5, step * 0.84, 7, balcony) +
            many(6, (bar) => box(left - step * 0.1 + bar * step * 0.15, top + height * 0.3, 3, height * 0.22, balcony))
          : '')
      )
    }),
  )
}

export const towerDay = (): Svg =>
  day() +
  l.woods('#7FA793', 430, 60, 8) +
  box(90, 210, 150, 260, '#D8CDB6') +
  flats([96, 220, 138], 5, 3, 48, { lit: 1, sash: '#EFE8D6' }) +
  box(290, 60, 250, 410, '#F4EFE2') +
  box(500, 60, 40, 410, '#D9CFB8') +
  box(276, 46, 278, 18, '#3F4A45') +
  flats([300, 76, 196], 7, 3, 52, { lit: 0, sash: '#FDFBF2', balcony: '#59635D' }) +
  box(360, 428, 90, 44, '#2E5763') +
  b.awning(346, 418, 118, 20, c.pine, c.paper) +
  street(470) +
  l.tree(640, 476, 1.5, 3) +
  l.tree(210, 478, 1.1, 6) +
  l.bush(560, 474, 70, 34, 4)

export const towerDusk = (): Svg =>
  dusk() +
  l.woods('#A68F72', 440, 54, 14) +
  box(450, 150, 200, 320, '#8C6A57') +
  box(616, 150, 34, 320, '#735444') +
  flats([456, 164, 156], 6, 3, 50, { lit: 2, sash: '#B79A86', balcony: '#4F3A2B' }) +
  box(190, 30, 230, 440, '#5C6F73') +
  box(384, 30, 36, 440, '#475A5E') +
  box(180, 20, 250, 14, '#2B3530') +
  flats([198, 44, 182], 8, 3, 50, { lit: 1, sash: '#7D9094' }) +
  box(260, 430, 80, 42, '#F7D58E') +
  street(470) +
  l.palm(110, 478, 1.1) +
  l.palm(690, 478, 1.3)

export const towerBrick = (): Svg =>
  grey() +
  box(120, 90, 560, 380, '#B5623F') +
  box(610, 90, 70, 380, '#95492D') +
  many(12, (row) => many(11, (n) => ((row * 2 + n) % 3 ? '' : box(128 + n * 50, 98 + row * 31, 34, 8, '#A6553A', 2)))) +
  box(104, 74, 592, 20, '#F0E6D2') +
  flats([140, 110, 460], 5, 5, 66, { lit: 3, sash: '#F0E6D2', balcony: '#2B3530' }) +
  b.arch(366, 388, 70, 84, '#3A2A20') +
  b.arch(374, 398, 54, 74, '#7A4A2E') +
  street(470) +
  l.tree(90, 478, 1.3, 9) +
  l.tree(720, 478, 1.2, 2)

export const towerRiver = (): Svg =>
  day() +
  l.woods('#7FA793', 400, 50, 31) +
  many(3, (n) => {
    const x = 120 + n * 200
    const top = 150 - n * 40
    return (
      box(x, top, 150, 410 - top, ['#EDE6D4', '#DDE4DE', '#E8DCC6'][n] ?? '#EDE6D4') +
      box(x + 122, top, 28, 410 - top, '#C3BCA8') +
      flats([x + 6, top + 12, 112], 5 + n, 2, 46, { lit: n, sash: '#FDFBF2', balcony: '#86A9A0' })
    )
  }) +
  box(-10, 404, 820, 12, '#C9B08A') +
  box(-10, 416, 820, 200, '#7FA9B5') +
  l.ripples('#A7C6CE', 12, 22, [40, 440, 720, 140]) +
  at(
    210,
    500,
    path('M-80 0H80L56 34H-56Z', c.paper) + box(-3, -110, 6, 110, c.walnut) + path('M6-104L66-14H6Z', c.coral),
  ) +
  l.bush(60, 412, 120, 40, 5)

export const blockLow = (): Svg =>
  day() +
  l.woods('#6F9C86', 420, 66, 5) +
  box(130, 190, 540, 270, '#F6F1E2') +
  box(590, 190, 80, 270, '#DDD3BA') +
  box(116, 176, 568, 18, c.walnut) +
  flats([146, 204, 440], 3, 4, 84, { lit: 2, sash: '#3F4A45', balcony: c.wood }) +
  lawn(458) +
  path('M380 458H440L500 620H300Z', '#E4D9C0') +
  l.bush(210, 470, 160, 50, 3) +
  l.bush(600, 470, 150, 54, 8) +
  l.tree(80, 490, 1.6, 4) +
  l.tree(738, 486, 1.3, 7)

/** A house under a roof of tiles. */
const tiled = (wall: string, shade: string, tiles: string, dark: string, door: string): Svg =>
  box(190, 270, 420, 180, wall) +
  box(560, 270, 50, 180, shade) +
  b.roof(160, 276, 480, 110, tiles, dark, 0.16) +
  box(500, 130, 46, 90, shade) +
  b.window(236, 316, 76, 76, '#8FB4B8') +
  b.shutters(236, 316, 76, 76, door) +
  b.window(486, 316, 66, 76, '#F7D58E') +
  b.shutters(486, 316, 66, 76, door) +
  b.arch(374, 326, 66, 124, shade) +
  b.arch(381, 336, 52, 114, door) +
  circle(424, 400, 4, c.honey)

export const houseTiled = (): Svg =>
  day() +
  l.woods('#6F9C86', 400, 60, 17) +
  tiled('#FBF5E6', '#E0D4BA', '#CE6A4A', c.terracotta, c.pine) +
  lawn(446) +
  path('M372 450H442L560 620H270Z', '#E4D9C0') +
  l.bush(260, 462, 120, 44, 2) +
  l.bush(560, 462, 130, 46, 9) +
  l.tree(96, 480, 1.6, 5) +
  l.cypress(700, 480, 1.4)

export const houseSlate = (): Svg =>
  grey() +
  l.hill('#93A898', 360, 320, 350, 310, 340) +
  tiled('#C9D3C7', '#AEBBAE', '#66756F', '#4B5A54', '#8A3B1E') +
  lawn(446) +
  path('M372 450H442L520 620H310Z', '#D8D2C2') +
  l.pineTree(110, 480, 1.6) +
  l.pineTree(680, 490, 1.9) +
  l.bush(520, 462, 120, 40, 4)

export const houseGables = (): Svg =>
  dusk() +
  l.woods('#A99A73', 410, 60, 23) +
  box(160, 280, 220, 170, '#FDF8EC') +
  b.gable(160, 282, 220, 130, '#FDF8EC', '#5A4636') +
  box(420, 240, 230, 210, '#E9DCC2') +
  b.gable(420, 242, 230, 120, '#E9DCC2', '#5A4636') +
  box(376, 330, 50, 120, '#DCCBA8') +
  b.window(220, 300, 96, 90, '#F7D58E', '#5A4636') +
  b.window(470, 190, 50, 60, '#F7D58E', '#5A4636') +
  b.window(460, 300, 130, 90, '#8FB4B8', '#5A4636') +
  box(386, 370, 34, 80, '#7A4A2E') +
  lawn(446) +
  path('M380 450H428L470 620H310Z', '#E9D9B5') +
  l.tree(90, 476, 1.5, 8, '#8DA35E', '#5F7A45') +
  l.tree(728, 480, 1.5, 3, '#8DA35E', '#5F7A45') +
  l.bush(590, 460, 120, 44, 6)

export const houseModern = (): Svg =>
  l.sky('#31506B', '#4B6C82', '#7C94A0') +
  many(14, (n) => circle(40 + ((n * 173) % 740), 30 + ((n * 67) % 150), 2, c.cream)) +
  l.woods('#2F4A46', 420, 70, 12) +
  box(120, 300, 560, 150, '#D9D3C6') +
  box(300, 180, 340, 130, '#8C6A4E') +
  many(12, (n) => box(304 + n * 28, 180, 3, 130, '#775840')) +
  box(286, 168, 368, 14, '#2B3530') +
  box(104, 290, 600, 14, '#2B3530') +
  box(340, 204, 150, 84, '#F7D58E') +
  box(413, 204, 4, 84, '#2B3530') +
  box(160, 326, 220, 124, '#F7D58E') +
  many(3, (n) => box(214 + n * 55, 326, 4, 124, '#2B3530')) +
  box(440, 330, 90, 120, '#4F3A2B') +
  box(570, 340, 80, 60, '#F3DC8A') +
  lawn(448) +
  box(120, 490, 360, 60, '#6FB3C2', 8) +
  l.ripples('#B9DDE2', 8, 9, [140, 500, 320, 40]) +
  l.palm(720, 486, 1.4) +
  l.bush(590, 466, 120, 40, 3)

export const houseLake = (): Svg =>
  day() +
  l.hill('#8FB39A', 330, 290, 320, 280, 310) +
  l.woods('#5E8F6B', 400, 60, 19) +
  box(240, 220, 340, 170, '#A9774B') +
  many(9, (n) => box(240, 226 + n * 19, 340, 3, '#8F6340')) +
  b.gable(240, 222, 340, 110, '#A9774B', '#3F4A45') +
  b.window(280, 270, 90, 84, '#F7D58E', '#F6EBD3') +
  b.window(450, 270, 90, 84, '#8FB4B8', '#F6EBD3') +
  box(390, 280, 46, 110, '#5A3B24') +
  box(210, 386, 400, 14, '#7A5436') +
  many(6, (n) => box(226 + n * 72, 400, 10, 60, '#5A3B24')) +
  path('M-20 430Q400 412 820 434V620H-20Z', '#7FA9B5') +
  l.ripples('#A7C6CE', 5, 24, [30, 460, 740, 130]) +
  box(560, 430, 40, 150, '#9C7650') +
  l.pineTree(120, 430, 1.3) +
  l.pineTree(680, 430, 1.5)

const glass = (x: number, y: number, w: number, h: number, tint: string, line: string): Svg =>
  box(x, y, w, h, tint) +
  path(`M${x} ${y + h * 0.7}L${x + w} ${y + h * 0.1}V${y + h * 0.34}L${x} ${y + h * 0.94}Z`, c.white, 'opacity=".2"') +
  many(Math.floor(h / 44), (n) => box(x, y + (n + 1) * 44, w, 4, line)) +
  many(Math.floor(w / 46), (n) => box(x + (n + 1) * 46, y, 3, h, line))

export const officeGlass = (): Svg =>
  grey() +
  box(80, 260, 180, 210, '#C9C2B2') +
  flats([90, 270, 160], 4, 4, 46, { lit: 0, sash: '#DDD6C6' }) +
  glass(290, 50, 250, 420, '#7FA9B5', '#5C8290') +
  glass(540, 130, 130, 340, '#5F8D99', '#4A727D') +
  box(280, 38, 270, 14, '#2B3530') +
  box(370, 410, 90, 60, '#2B3530') +
  box(378, 416, 34, 54, '#F7D58E') +
  box(418, 416, 34, 54, '#F7D58E') +
  street(470) +
  l.tree(720, 478, 1.1, 4) +
  l.tree(60, 478, 1, 7)

export const officeCorner = (): Svg =>
  day() +
  box(150, 130, 500, 340, '#E6DCC6') +
  box(590, 130, 60, 340, '#C9BC9F') +
  box(134, 116, 532, 18, '#8A3B1E') +
  many(3, (row) =>
    many(5, (n) =>
      b.window(176 + n * 84, 156 + row * 74, 56, 46, (row + n) % 3 ? '#8FB4B8' : '#F7D58E', '#FDFBF2', false),
    ),
  ) +
  box(170, 388, 410, 82, '#2E5763') +
  many(5, (n) => box(180 + n * 80, 398, 68, 72, '#BFD8D6')) +
  b.awning(160, 376, 430, 24, c.terracotta, c.cream) +
  street(470) +
  l.tree(90, 478, 1.3, 12) +
  b.pot(612, 474, 0.9)

export const officeRoom = (): Svg =>
  i.room('#E4E6DC', '#C2A57C', '#AB8E66', 430) +
  i.opening(60, 50, 420, 250, i.courseView(60, 50, 420, 250), c.white, 3, 1) +
  box(540, 90, 200, 140, '#FDFBF2') +
  stroke('M560 190L600 150L640 170L700 120', c.pine, 6) +
  i.rug(400, 540, 330, 44, '#A9BDB2', c.cream, '#8CA598') +
  l.groundShadow(400, 560, 280, 14) +
  box(150, 420, 500, 18, c.wood, 4) +
  box(180, 438, 14, 110, c.walnut) +
  box(606, 438, 14, 110, c.walnut) +
  many(3, (n) =>
    at(
      240 + n * 150,
      420,
      box(-42, -64, 84, 54, '#2B3530', 4) + box(-37, -59, 74, 44, '#8FB4B8') + box(-24, -8, 48, 6, '#59635D', 2),
    ),
  ) +
  b.stool(260, 576, 1.2, c.pine) +
  b.stool(400, 576, 1.2, c.pine) +
  b.stool(540, 576, 1.2, c.pine) +
  b.pot(720, 560, 1.5, c.honey) +
  i.beam('M60 300H480L620 430H120Z', 0.16)

/** A plot with its corners marked. */
const plot = (y: number, color: string): Svg =>
  path(`M150 ${y + 130}L290 ${y}H560L690 ${y + 130}Z`, color) +
  stroke(`M150 ${y + 130}L290 ${y}H560L690 ${y + 130}Z`, '#F6EBD3', 4, 'stroke-dasharray="16 12"') +
  [
    [150, y + 130],
    [290, y],
    [560, y],
    [690, y + 130],
  ]
    .map(
      ([x = 0, top = 0]) =>
        box(x - 4, top - 40, 8, 42, c.walnut) + path(`M${x + 4} ${top - 40}l30 10-30 10z`, c.terracotta),
    )
    .join('')

export const lotHill = (): Svg =>
  day() +
  l.hill('#9CB8A6', 330, 270, 320, 260, 300) +
  l.hill('#7FA580', 400, 350, 380, 340, 370) +
  l.woods('#5E8F6B', 420, 46, 3) +
  lawn(420) +
  plot(440, '#A9C98F') +
  l.tree(90, 500, 1.4, 4) +
  l.tree(736, 480, 1.2, 8) +
  l.tufts('#5E9460', 5, 24, [60, 560, 680, 36], 16)

export const lotLake = (): Svg =>
  dusk() +
  l.woods('#9A9068', 330, 54, 11) +
  box(-10, 330, 820, 110, '#9DBBBE') +
  l.ripples('#A7C6CE', 7, 16, [30, 345, 740, 80]) +
  lawn(428) +
  plot(446, '#B9C98A') +
  l.palm(90, 470, 1.2) +
  l.bush(720, 470, 130, 50, 4) +
  l.birds(560, 140)

export const lotFence = (): Svg =>
  grey() +
  l.woods('#7C9A85', 370, 60, 6) +
  many(19, (n) => box(n * 44 - 10, 300, 36, 110, n % 2 ? '#C9B595' : '#BCA683', 3)) +
  box(-10, 330, 820, 8, '#A58E6B') +
  path('M-20 400Q400 386 820 404V620H-20Z', '#C7B07F') +
  plot(440, '#D8C493') +
  l.tree(110, 470, 1.3, 10, '#7E9B63', '#587848') +
  l.tufts('#8A9A5B', 4, 30, [40, 430, 720, 150], 14) +
  at(
    620,
    430,
    box(-5, -90, 10, 90, c.walnut) +
      box(-60, -140, 120, 62, c.paper, 4) +
      box(-44, -122, 88, 8, c.pine) +
      box(-44, -104, 60, 8, c.sage),
  )

export const garageDoor = (): Svg =>
  day() +
  box(80, 120, 640, 340, '#EFE6D2') +
  box(650, 120, 70, 340, '#D6CAB0') +
  box(64, 104, 672, 20, '#3F4A45') +
  box(170, 200, 440, 260, '#5C6F73') +
  many(6, (n) => box(170, 200 + n * 44, 440, 6, '#475A5E')) +
  many(4, (n) => box(200 + n * 100, 216, 70, 22, '#8FB4B8', 3)) +
  box(160, 190, 460, 12, '#2B3530') +
  b.lantern(640, 190, 26, c.butter, c.coal) +
  lawn(460) +
  path('M170 460H610L700 620H80Z', '#CFC8B5') +
  l.bush(100, 466, 120, 60, 3) +
  l.bush(712, 466, 110, 56, 8)

export const garageBelow = (): Svg =>
  l.backdrop('#C9CDC6') +
  path('M0 0H800L560 220H240Z', '#B4BAB3') +
  path('M0 600L240 380H560L800 600Z', '#7A837D') +
  box(240, 220, 320, 160, '#DDE0D9') +
  many(3, (n) => box(300 + n * 80, 60 + n * 4, 60, 8, '#FDF8EC', 4)) +
  many(2, (n) => box(110 + n * 520, 60, 60, 460, '#E4E2D6') + box(110 + n * 520, 330, 60, 60, c.honey)) +
  many(4, (n) => stroke(`M${300 + n * 66} 384L${180 + n * 150} 596`, '#F6EBD3', 5)) +
  at(
    400,
    500,
    l.groundShadow(0, 6, 130, 14) +
      path('M-120 0Q-124-40-84-44L-50-84Q-44-92-30-92H34Q46-92 54-82L88-44Q124-40 120 0Z', c.terracotta) +
      path('M-40-48L-16-80H-2V-48ZM8-48V-80H30L56-48Z', '#BFD8D6') +
      circle(-66, 0, 24, c.coal) +
      circle(-66, 0, 10, c.steel) +
      circle(68, 0, 24, c.coal) +
      circle(68, 0, 10, c.steel) +
      oval(108, -22, 8, 6, c.butter),
  )
