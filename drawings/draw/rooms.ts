import * as b from './building.ts'
import * as i from './interior.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, box, circle, fade, form, many, oval, path, type Svg, stroke } from './shape.ts'

export const double = (): Svg =>
  i.room('#C9D8CC', '#C9A879', '#B08E5E', 450) +
  box(0, 280, 800, 154, '#B4C8B9') +
  many(9, (n) => box(10 + n * 90, 294, 74, 126, '#BFD1C3', 4)) +
  box(0, 272, 800, 10, c.paper) +
  i.picture(190, 70, 190, 150, i.painted(190, 70, 190, 150)) +
  i.picture(420, 70, 190, 150, i.painted(420, 70, 190, 150, c.sky)) +
  i.nightstand(110, 470, 1.1) +
  i.nightstand(690, 470, 1.1) +
  i.tableLamp(110, 370, 1) +
  i.tableLamp(690, 370, 1) +
  i.rug(400, 560, 380, 40, '#F1E6CC', c.terracotta, '#E4D3A8') +
  i.bed(400, 556, 460, '#FBFAF4', '#DDE0D6', c.pine) +
  b.pot(44, 560, 1.1, c.coral) +
  i.beam('M520 0H800V120L560 600H240Z', 0.1)

export const suite = (): Svg =>
  i.room('#EFE3CB', '#8A5F3B', '#744D2E', 430) +
  i.opening(40, 60, 330, 330, i.courseView(40, 60, 330, 330, '#F3D9B1'), c.white, 3, 1) +
  i.curtain(-10, 30, 70, 410, '#C4695A', '#AD5547') +
  i.curtain(352, 30, 66, 410, '#C4695A', '#AD5547') +
  box(-20, 22, 460, 12, c.walnut, 6) +
  // the bedroom behind its arch
  b.arch(500, 60, 250, 372, '#D9C7A1') +
  b.arch(514, 76, 222, 356, '#9DB89A') +
  at(625, 432, `${i.bed(0, 0, 190, '#FBFAF4', '#DDE0D6', c.walnut, c.pine)}`) +
  i.picture(580, 150, 92, 110, i.painted(580, 150, 92, 110), c.honey) +
  i.floorLamp(458, 470, 230) +
  path('M60 520L140 470H560L640 520L700 590H0Z', '#E9DCC0') +
  path('M88 524L152 484H548L612 524L650 574H50Z', 'none', `stroke="${c.terracotta}" stroke-width="6"`) +
  i.sofa(250, 540, 400, '#3F7A64', '#2B5A49') +
  i.coffeeTable(400, 586, 1.1) +
  b.pot(720, 590, 1.6, c.honey) +
  i.beam('M40 430H370L520 600H120Z', 0.16)

export const view = (): Svg =>
  box(0, 0, 800, 600, '#E9E3D3') +
  i.opening(120, 30, 560, 400, i.courseView(120, 30, 560, 400), c.paper, 2, 1) +
  // the balcony outside
  many(23, (n) => box(126 + n * 25, 330, 4, 100, c.coal)) +
  box(120, 322, 560, 8, c.coal) +
  box(394, 18, 12, 424, c.paper) +
  i.curtain(40, 0, 110, 470, '#F6EBD3', '#E6D6B4') +
  i.curtain(650, 0, 110, 470, '#F6EBD3', '#E6D6B4') +
  box(20, 0, 760, 12, c.walnut) +
  path('M0 450H800V600H0Z', '#B9905E') +
  i.beam('M140 450H660L760 600H40Z', 0.22) +
  many(7, (n) => stroke(`M${400 + (n - 3) * 130} 450L${400 + (n - 3) * 240} 600`, '#A07A4A', 3)) +
  // an armchair with a book, and the foot of the bed
  l.groundShadow(170, 552, 110, 12) +
  form('M84 400Q84 340 150 340Q214 344 214 400V470H84Z', c.terracotta, c.brick, -16, 0) +
  form(
    'M62 450Q60 420 84 420Q106 424 104 460V530H62ZM196 450Q196 420 218 420Q242 424 240 460V530H196Z',
    c.coral,
    c.brick,
    -10,
    0,
  ) +
  box(94, 466, 112, 40, c.coral, 12) +
  box(98, 500, 106, 34, c.terracotta, 4) +
  box(74, 528, 10, 24, c.walnut) +
  box(216, 528, 10, 24, c.walnut) +
  at(
    290,
    556,
    stroke('M-30-84L-40 0M30-84L40 0', c.walnut, 6) +
      oval(0, -86, 56, 12, c.wood) +
      box(-30, -104, 44, 9, c.pine, 2) +
      at(30, -92, form('M-12-24H12Q10 0 4 2H-4Q-10 0-12-24Z', c.paper, c.mint, -4, 0)),
  ) +
  form('M400 600Q396 500 440 486Q620 462 820 486V620H400Z', '#FBFAF4', '#DDE0D6', -10, -14) +
  path('M520 476Q620 464 720 474L740 620H500Z', c.pine) +
  stroke('M530 480L512 600M710 476L728 600', c.honey, 4, 'stroke-dasharray="10 8"') +
  fade(
    0.9,
    at(
      610,
      500,
      box(-66, -12, 132, 20, c.walnut, 5) +
        at(-26, -14, box(-16, -30, 32, 32, c.paper, 4)) +
        at(26, -14, circle(0, -10, 15, c.honey)),
    ),
  )
