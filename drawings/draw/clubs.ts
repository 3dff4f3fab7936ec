import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, blob, box, circle, clip, form, many, move, path, random, type Svg, stroke } from './shape.ts'

/** A steel or graphite shaft with its ferrule, from the hosel outwards. */
const shaft = (x1: number, y1: number, x2: number, y2: number, color: string = c.steel, width = 17): Svg => {
  const [dx, dy] = [(x2 - x1) * 0.09, (y2 - y1) * 0.09]
  return (
    stroke(`M${x1} ${y1}L${x2} ${y2}`, color, width) +
    stroke(`M${x1 - width * 0.22} ${y1}L${x2 - width * 0.22} ${y2}`, c.white, width * 0.2, 'opacity=".45"') +
    stroke(`M${x1} ${y1}L${x1 + dx} ${y1 + dy}`, c.ink, width * 1.25)
  )
}

const grooves = (
  count: number,
  x: number,
  y: number,
  w: number,
  gap: number,
  slant: number,
  color: string = c.slate,
): Svg => many(count, (i) => stroke(`M${x + i * slant} ${y + i * gap}h${w - i * slant * 0.6}`, color, 3.4))

const tee = (x: number, y: number, s: number, color: string = c.terracotta): Svg =>
  at(x, y, path('M-20-62H20L7-48L4 8H-4L-7-48Z', color) + path('M6-62H20L7-48L4 8H0Z', c.ink, 'opacity=".18"'), s)

export const driver = (): Svg =>
  l.sky('#CFE0DC', '#DDE8DC', '#EEEEDA') +
  l.hill('#A3BFA9', 330, 300, 320, 290, 316) +
  l.hill(c.moss, 400, 384, 376, 392, 384) +
  l.mown('M-20 452Q400 420 820 450V620H-20Z', '#7FB079', '#74A66F', 80, -76) +
  l.groundShadow(520, 524, 230, 20) +
  shaft(618, 330, 730, -30, c.coal, 20) +
  path('M588 372Q596 330 604 312L632 320Q630 356 640 392Z', c.slate) +
  // crown, then the face
  form(
    'M318 400C330 290 470 250 570 300C660 342 690 430 640 486C600 526 420 528 352 506Z',
    '#2A3B34',
    '#141E19',
    -24,
    -16,
  ) +
  path('M372 330Q450 276 560 316Q480 300 400 346Z', c.white, 'opacity=".2"') +
  stroke('M470 288Q520 330 516 372', c.terracotta, 8, 'opacity=".9"') +
  stroke('M496 290Q548 334 544 380', c.honey, 5, 'opacity=".9"') +
  form(
    'M352 506C292 488 276 420 320 384C366 350 470 360 500 424C516 466 500 506 464 516C424 524 384 518 352 506Z',
    '#C7CEC8',
    c.steel,
    -16,
    -10,
  ) +
  many(
    5,
    (i) =>
      stroke(`M${342 + i * 4} ${416 + i * 17}H${402 + i * 3}`, c.slate, 3.4) +
      stroke(`M${438} ${416 + i * 17}H${474 - (i === 4 ? 14 : 0)}`, c.slate, 3.4),
  ) +
  box(410, 406, 20, 88, c.steel, 8) +
  tee(196, 540, 1.1) +
  l.ball(196, 420, 54) +
  l.tufts('#548A5C', 3, 30, [0, 548, 800, 50], 22)

export const fairwayWood = (): Svg => {
  const body =
    'M236 330C300 250 470 232 566 300C624 344 622 420 580 448C500 486 310 486 236 452C196 430 200 372 236 330Z'
  return (
    l.backdrop('#DCCFB4') +
    path('M0 470H800V600H0Z', '#B9A27A') +
    path('M0 470H800V480H0Z', '#A58D64') +
    circle(400, 280, 230, '#E8DEC8') +
    l.groundShadow(430, 484, 240, 18) +
    shaft(588, 300, 716, -30, c.coal, 18) +
    path('M536 326Q572 300 578 262L618 270Q616 330 606 372Z', '#7E4A28') +
    many(9, (i) => stroke(`M${573 + i * 1.6} ${268 - i * 9}l34 8`, i % 2 ? '#C23B2A' : '#A8321F', 8)) +
    form(body, '#B5703C', '#7E4A28', -20, -18) +
    clip(
      path(body, c.wood),
      many(9, (i) =>
        stroke(
          `M${190 + i * 8} ${300 + i * 24}Q${360} ${226 + i * 30} ${640} ${296 + i * 22}`,
          '#8E5730',
          3.2,
          'opacity=".6"',
        ),
      ),
      path('M190 432Q400 470 640 420V520H190Z', '#D6A64E'),
      path('M190 446Q400 484 640 436V520H190Z', '#B28332'),
    ) +
    path('M264 330Q360 266 470 276Q360 290 290 346Z', c.white, 'opacity=".28"') +
    // the face, set in, with its four screws
    form(
      'M214 370C236 330 300 332 330 366C352 400 346 448 320 462C280 464 240 454 222 440C208 420 204 392 214 370Z',
      '#E7DFC8',
      '#C9BD9C',
      -9,
      -6,
    ) +
    grooves(5, 236, 376, 84, 16, 1, '#8A7F63') +
    [
      [246, 362],
      [314, 366],
      [250, 446],
      [316, 446],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 5, '#B28332'))
      .join('') +
    l.ball(128, 436, 46) +
    at(
      660,
      470,
      form('M-48 0Q-64-120 0-150Q64-120 48 0Z', c.pine, c.deep, -16, 0) +
        many(4, (i) =>
          stroke(
            `M${-50 + i * 2} ${-20 - i * 26}Q0 ${-8 - i * 26} ${50 - i * 2} ${-20 - i * 26}`,
            i % 2 ? c.cream : c.terracotta,
            9,
          ),
        ) +
        circle(0, -156, 24, c.cream) +
        stroke('M-12-164l8 6M6-170l-2 10M14-152l-10 2', c.oat, 3),
      0.9,
    )
  )
}

/** A hybrid club on the grass, as the player sees it from above. */
export const hybrid = (): Svg =>
  l.backdrop('#6FA56F') +
  l.mown('M0 0H800V600H0Z', '#79AD74', '#6FA36C', 90, 0) +
  l.tufts('#5C9160', 12, 70, [0, 0, 800, 600], 20) +
  l.groundShadow(470, 420, 190, 110) +
  shaft(404, 208, 560, -60, c.coal, 22) +
  path('M352 250L384 176L424 196L420 262Z', c.slate) +
  form(
    'M300 250C330 222 420 216 480 240C570 276 610 356 580 410C548 462 440 466 350 438C310 424 300 410 296 396Z',
    '#34625A',
    '#1D3F3A',
    -26,
    -24,
  ) +
  path('M350 262Q450 236 530 306Q450 262 360 286Z', c.white, 'opacity=".22"') +
  path('M282 246H302L300 398H276Q270 320 282 246Z', '#C7CEC8') +
  path('M276 246H286Q276 320 282 398H272Q264 320 276 246Z', c.steel) +
  path('M392 318L356 336V300Z', c.cream) +
  stroke('M420 446Q520 450 566 404', c.honey, 7) +
  l.ball(186, 326, 56) +
  at(
    96,
    500,
    path('M-44 0Q-20-40 40-30Q30 20-20 26Z', '#8A6B48') + path('M-30 0Q-10-26 30-22Q18 10-16 14Z', '#6B5036'),
    1.1,
  )

const ironHead =
  'M-226-170L-190-186L-152-66Q-140-40-104-52L150-150C196-166 226-140 226-92C226-30 214 14 190 38C176 52 150 56 110 58L-96 66C-146 66-172 40-180-8Z'

export const ironLong = (): Svg =>
  l.sky('#E7B98A', '#ECC799', '#F1D6AE') +
  l.sun(610, 190, 60, '#FBEFD3', '#F9DFB0') +
  l.hill('#7E9C7C', 400, 372, 396, 366, 352, 384) +
  l.mown('M-20 432Q300 390 820 420V620H-20Z', '#86B57F', '#7AAB77', 70, -74) +
  l.groundShadow(430, 500, 270, 20) +
  at(
    420,
    424,
    shaft(-218, -160, -350, -520, c.steel, 18) +
      move(
        'scale(1 .8)',
        form(ironHead, '#BFC8C2', c.steel, -14, -12),
        path(
          'M-150-40Q-140-26-104-38L150-134C184-146 208-126 208-90C208-40 200 0 182 24C170 38 150 42 110 44L-90 50C-130 50-146 20-150-40Z',
          '#AEB8B2',
        ),
        path('M-70-38L112-106V40L-70 46Z', '#97A29C'),
        many(8, (i) => stroke(`M${i > 4 ? -62 + (i - 4) * 42 : -62} ${32 - i * 14}H104`, c.slate, 3.6)),
      ) +
      path('M158-96Q184-90 186-50', 'none', `stroke="${c.white}" stroke-width="8" stroke-linecap="round" opacity=".6"`),
  ) +
  l.tufts('#4F8060', 33, 34, [120, 500, 620, 24], 24) +
  l.ball(700, 470, 38) +
  l.tufts('#5E9460', 34, 20, [0, 552, 800, 48], 20)

/** The back of a short iron, with its cavity. */
export const ironShort = (): Svg =>
  l.backdrop('#24513D') +
  circle(420, 300, 270, '#2B5F48') +
  circle(420, 300, 190, '#34705A') +
  path('M0 520H800V600H0Z', '#183B2C') +
  at(
    400,
    372,
    shaft(188, -190, 330, -520, '#A5B0AA', 20) +
      move(
        'scale(-1 1)',
        path(
          'M-216-214L-168-234L-118-90Q-104-66-78-78L120-176C176-200 216-166 218-96C220-10 204 60 176 100C160 122 130 128 90 130L-80 140C-140 142-166 100-174 40Z',
          '#7C8983',
        ),
        clip(
          path(
            'M-216-214L-168-234L-118-90Q-104-66-78-78L120-176C176-200 216-166 218-96C220-10 204 60 176 100C160 122 130 128 90 130L-80 140C-140 142-166 100-174 40Z',
            c.white,
          ),
          path(
            'M-216-214L-168-234L-118-90Q-104-66-78-78L120-176C176-200 216-166 218-96C220-10 204 60 176 100C160 122 130 128 90 130L-80 140C-140 142-166 100-174 40Z',
            '#C9D1CB',
            'transform="translate(12 -12)"',
          ),
        ),
        form(
          'M-104-30Q-96-40-74-48L112-138C150-154 178-130 180-88C180-40 174-10 166 14L-116 44Q-118 0-104-30Z',
          '#8E9A95',
          '#66726C',
          8,
          10,
        ),
        path('M-116 44L166 14Q160 40 150 58L-110 84Q-116 66-116 44Z', '#DDE3DC'),
        path('M-40-40L96-104L120 10L-52 28Z', c.terracotta),
        path('M-40-40L96-104L101-82L-43-18Z', c.coral),
      ) +
      many(3, (i) => circle(-30 + i * 36, 68 - i * -4, 6, c.steel)),
  ) +
  l.groundShadow(420, 520, 230, 16) +
  l.ball(150, 484, 40) +
  tee(674, 560, 0.8, c.honey) +
  move('translate(640 540) rotate(70)', tee(0, 0, 0.8, c.paper))

export const wedge = (): Svg => {
  const r = random(19)
  return (
    l.sky('#C5DCDF', '#D5E4DF') +
    l.woods('#86A996', 216, 44, 6) +
    l.hill(c.moss, 214, 206, 222, 210, 200) +
    path('M-20 276Q200 226 420 262T820 240V620H-20Z', '#D3B57F') +
    path('M-20 316Q200 262 420 298T820 276V620H-20Z', c.dune) +
    path('M-20 450Q240 390 500 436T820 420V620H-20Z', '#F0DEB5') +
    many(7, (i) => stroke(`M${540 + i * 30} ${420 + i * 5}Q${660 + i * 20} ${500} ${700 + i * 26} 620`, '#DCC395', 4)) +
    path(blob(400, 500, 220, 40, 3, 0.1), '#DCC395') +
    at(
      380,
      396,
      shaft(-196, -170, -300, -520, c.steel, 20) +
        form(
          'M-224-186L-176-206L-126-76Q-110-46-78-66C-20-150 60-226 140-220C206-212 232-140 222-60C212 26 170 86 90 106L-60 120C-130 122-164 84-176 30Z',
          '#C98A5C',
          '#93582F',
          -16,
          -14,
        ) +
        path(
          'M-116-20Q-100-20-66-46C-10-120 66-196 132-194C180-188 200-130 194-64C184 10 150 64 84 80L-50 92C-94 92-116 60-116-20Z',
          '#B97A4D',
        ) +
        many(10, (i) =>
          stroke(`M${-78 + i * 10} ${72 - i * 20}L${148 - Math.abs(i - 5) * 5 + i * 3} ${58 - i * 21}`, '#6F3F22', 4.4),
        ) +
        stroke('M118-206Q196-200 204-116', c.white, 8, 'opacity=".35"'),
    ) +
    path('M120 520Q220 470 330 500T600 488Q640 500 620 530Q380 580 120 520Z', '#F0DEB5') +
    many(60, () => circle(r(150, 640), r(455, 520), r(2, 6.5), r() > 0.5 ? '#F7E9C6' : '#D3B57F')) +
    l.ball(676, 452, 42) +
    path('M620 490Q670 470 730 488Q700 510 640 506Z', '#F0DEB5')
  )
}

/** A mallet putter, from above, and the line to the hole. */
export const putter = (): Svg =>
  l.mown('M0 0H800V600H0Z', '#9CC98D', '#92C185', 66, 12) +
  stroke('M300 318L120 300', c.white, 4, 'stroke-dasharray="4 14" opacity=".7"') +
  circle(92, 296, 46, '#77A874') +
  circle(92, 296, 40, c.deep) +
  clip(circle(92, 296, 40, c.deep), circle(104, 308, 40, '#0E2A1E')) +
  l.groundShadow(580, 372, 150, 130) +
  l.ball(330, 316, 40) +
  shaft(446, 214, 640, -60, c.steel, 18) +
  circle(442, 222, 20, c.coal) +
  form(
    'M400 176Q402 166 416 166H446Q580 180 620 250Q650 316 616 386Q576 452 446 466H416Q402 466 400 456Z',
    '#3A4741',
    '#202B26',
    -20,
    -18,
  ) +
  path('M452 216Q540 228 566 280Q580 316 562 358Q534 404 452 416Z', '#79AC72') +
  box(400, 168, 24, 296, '#AEB8B2', 6) +
  box(400, 168, 9, 296, '#D9DFDA', 4) +
  box(430, 307, 196, 18, c.paper, 4) +
  box(430, 313, 196, 6, c.terracotta, 3) +
  circle(598, 250, 8, c.honey) +
  circle(598, 382, 8, c.honey)
