import * as b from './building.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { box, circle, many, path, type Svg } from './shape.ts'
import { day, dusk, grey, lawn } from './surroundings.ts'

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
