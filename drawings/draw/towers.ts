import * as b from './building.ts'
import * as i from './interior.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, many, path, type Svg, stroke } from './shape.ts'
import { day, dusk, grey, lawn, street } from './surroundings.ts'

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
