import * as b from './building.ts'
import { ice, straw } from './glassware.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, bead, box, circle, form, many, oval, path, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

export const wine = (): Svg =>
  l.sky('#E0A070', '#E8B583', '#F0CC9E') +
  l.sun(560, 210, 60, '#FCEFCF', '#F9DDAA') +
  l.hill('#B98F70', 300, 270, 300, 256, 290) +
  l.hill('#7E7A50', 350, 340, 322, 330, 350) +
  many(7, (i) => stroke(`M${-40 + i * 150} 460Q${120 + i * 100} 390 ${300 + i * 44} 340`, '#5C6B40', 15)) +
  box(0, 440, 800, 160, '#5E3D29') +
  box(0, 440, 800, 12, '#7A5436') +
  t.shade(300, 548, 210, 16, 0.35) +
  form(
    'M226 540Q206 540 206 520V300Q206 250 236 226V110Q236 96 252 96H284Q300 96 300 110V226Q330 250 330 300V520Q330 540 310 540Z',
    '#24382C',
    '#121E17',
    -30,
    0,
  ) +
  box(236, 96, 64, 74, c.brick, 6) +
  box(276, 96, 24, 74, '#7A2618', 6) +
  box(206, 330, 124, 140, c.cream) +
  box(300, 330, 30, 140, c.oat) +
  path('M230 400Q252 368 268 392T306 380V424H230Z', c.moss) +
  circle(286, 366, 13, c.amber) +
  box(230, 438, 76, 5, c.oat) +
  box(244, 450, 48, 5, c.oat) +
  path('M222 290Q222 256 240 238V320H222Z', c.white, 'opacity=".16"') +
  // the glass
  t.shade(560, 552, 120, 12, 0.35) +
  oval(540, 544, 92, 14, '#E9EEEA').replace('/>', ' opacity=".6"/>') +
  box(533, 400, 14, 144, '#E9EEEA', 6).replace('/>', ' opacity=".75"/>') +
  path('M424 180H656Q680 330 600 392Q540 424 480 392Q400 330 424 180Z', '#F3F6F2', 'opacity=".45"') +
  path('M420 276Q540 262 660 276Q652 340 596 380Q540 408 484 380Q428 340 420 276Z', '#8A2534') +
  path('M570 268Q620 270 660 276Q652 340 596 380Q560 396 540 394Q600 350 570 268Z', '#681826') +
  oval(540, 275, 120, 15, '#A83A48') +
  path('M442 196H466Q452 300 500 370Q424 320 442 196Z', c.white, 'opacity=".4"') +
  oval(540, 180, 116, 11, '#FFFFFF').replace('/>', ' opacity=".4"/>') +
  many(7, (i) =>
    bead(
      [690, 724, 706, 742, 672, 758, 728][i] ?? 0,
      [520, 516, 490, 490, 540, 524, 542][i] ?? 0,
      19,
      '#6E3F66',
      '#4A2745',
    ),
  ) +
  t.leafShape(700, 470, 0.8, -30)

export const beer = (): Svg =>
  l.backdrop('#1F4A38') +
  many(7, (i) => many(15, (k) => box(k * 62 - (i % 2) * 31, i * 64, 58, 60, k % 2 ? '#24543F' : '#215039', 3))) +
  b.lantern(180, 0, 70, c.butter, '#122A20') +
  b.lantern(640, 0, 110, c.butter, '#122A20') +
  path('M150 104L40 450H330L210 104Z', c.butter, 'opacity=".1"') +
  path('M610 144L480 450H800L672 144Z', c.butter, 'opacity=".1"') +
  box(0, 450, 800, 150, c.walnut) +
  box(0, 450, 800, 14, c.wood) +
  t.shade(420, 548, 190, 18, 0.4) +
  oval(400, 540, 140, 18, '#D9C49A') +
  stroke('M500 250Q610 250 600 340T500 440', '#F1F5F1', 30, 'opacity=".7"') +
  form('M276 200H524L508 520Q400 544 292 520Z', '#E0A035', '#BE7C22', -44, 0) +
  path('M306 240H340L348 500H322Z', '#F2C869', 'opacity=".8"') +
  many(20, (i) =>
    circle(316 + ((i * 53) % 170), 280 + ((i * 89) % 220), 3 + (i % 3) * 1.6, '#F8DE9C', 'opacity=".8"'),
  ) +
  [356, 420, 470].map((x) => path(`M${x} 230H${x + 8}L${x + 4} 510H${x}Z`, c.white, 'opacity=".12"')).join('') +
  form(
    'M262 214Q244 176 284 160Q288 122 336 130Q362 96 408 120Q452 98 478 130Q528 124 528 164Q556 184 534 214Q530 240 512 228Q500 280 486 280Q472 276 474 236Q430 250 400 232Q360 248 330 230Q320 256 308 252Q296 240 298 226Q276 236 262 214Z',
    '#FDF7E6',
    '#E6D9B8',
    -16,
    -10,
  ) +
  t.crumbs(400, 180, 90, 14, '#EADFC2', 6, 7) +
  at(
    150,
    530,
    form('M-70-30H70L56 20H-56Z', '#C79A5C', '#9A7038', -14, 0) +
      many(14, (i) => bead(-54 + ((i * 37) % 108), -34 - ((i * 23) % 26), 13, '#E0B878', '#B98A4C')),
  ) +
  at(
    690,
    520,
    circle(0, 0, 54, '#E9DEC4') +
      circle(0, 0, 42, 'none', `stroke="${c.terracotta}" stroke-width="5"`) +
      path('M-4-26V24M-4-26l24 9-24 9z', c.pine, `stroke="${c.pine}" stroke-width="4"`),
    1,
  ).replace('translate(690 520)', 'translate(690 540) scale(1 .36)')

export const cocktail = (): Svg =>
  l.sky('#2F5B66', '#4D7A7F', '#8CA08C', '#E0A67A') +
  l.sun(200, 330, 70, '#F9E2B0', '#F2C48C') +
  box(0, 370, 800, 80, '#2A5560') +
  l.ripples('#E9B98A', 7, 16, [80, 378, 260, 60]) +
  l.palm(690, 440, 1.5, '#1D3F38', '#17302A') +
  l.palm(60, 430, 1.1, '#1D3F38', '#17302A') +
  box(0, 446, 800, 160, '#3A2A20') +
  box(0, 446, 800, 12, '#5B4130') +
  b.lights([-10, 60], [810, 40], 70, 13, c.butter, '#17302A', 6) +
  t.shade(430, 552, 150, 14, 0.4) +
  oval(410, 546, 104, 15, '#E9EEEA').replace('/>', ' opacity=".55"/>') +
  box(402, 420, 16, 124, '#E9EEEA', 7).replace('/>', ' opacity=".7"/>') +
  path('M286 150H534Q560 330 480 400Q410 440 340 400Q260 330 286 150Z', '#F3F6F2', 'opacity=".4"') +
  path('M284 214H536Q540 320 474 384Q410 418 346 384Q280 320 284 214Z', '#E2713A') +
  path('M440 214H536Q540 320 474 384Q440 402 410 402Q480 330 440 214Z', '#C4542A') +
  oval(410, 214, 126, 15, '#F0935A') +
  ice(350, 270, 1.25, 14) +
  ice(430, 250, 1.2, -18) +
  ice(400, 334, 1.1, 30) +
  t.orange(500, 170, 62) +
  straw(440, 360, 330, 20, c.pine) +
  straw(420, 360, 330, 10, c.pine) +
  path('M306 170H332Q306 290 360 376Q278 320 306 170Z', c.white, 'opacity=".4"') +
  t.sprig(330, 196, 1.2, -112) +
  many(3, (i) => t.olive(600 + i * 40, 546 - (i % 2) * 10, 18))
