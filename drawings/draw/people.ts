import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, blob, box, circle, clip, fade, form, many, oval, path, random, type Svg, stroke } from './shape.ts'

type Skin = readonly [light: string, shade: string]
const fair: Skin = ['#EBC3A0', '#D6A37E']
const warm: Skin = ['#D9A57E', '#BF865F']
const brown: Skin = ['#A9714C', '#8A5638']
const dark: Skin = ['#7F5238', '#633C28']

const face = 'M312 230Q310 120 400 120T488 230Q488 300 450 340Q400 376 350 340Q312 300 312 230Z'

/** Neck, ears and head; the right half lies in shade. */
const head = ([light, shade]: Skin, ears = true): Svg =>
  path('M354 300H446V420Q446 462 400 466T354 420Z', shade) +
  path('M354 352Q400 396 446 352V380Q400 420 354 374Z', c.ink, 'opacity=".1"') +
  (ears ? oval(311, 246, 17, 25, light) + oval(489, 246, 17, 25, shade) : '') +
  path(face, light) +
  clip(path(face, light), path('M436 100Q470 220 420 380H520V100Z', shade))

/** Shoulders down to the edge of the picture. */
const shoulders = (light: string, shade: string, neck = 'M346 412Q400 470 454 412'): Svg => {
  const d = `${neck}Q560 432 606 486Q640 530 648 620H152Q160 530 194 486Q240 432 346 412Z`
  return form(d, light, shade, -44, 0)
}

const collar = (light: string, shade: string): Svg =>
  path('M344 408L400 470L352 506L318 432Z', light) + path('M456 408L400 470L448 506L482 432Z', shade)

/** A man with cap and beard, on the course. */
export const person1 = (): Svg =>
  l.sky('#C9DDE0', '#D8E6E0', '#EAECDA') +
  l.sun(150, 170, 54, '#FBF3DC', '#F8E6B8') +
  l.hill('#A3BFA9', 380, 340, 380, 350, 300, 350) +
  l.hill('#6A9A76', 440, 430, 410, 440, 430, 410) +
  l.flag(680, 424, 130) +
  shoulders(c.pine, c.deep) +
  head(warm) +
  collar('#2F7556', '#1F5D43') +
  path('M400 470V560', 'none', `stroke="${c.deep}" stroke-width="4"`) +
  circle(402, 510, 5, c.cream) +
  circle(402, 546, 5, c.cream) +
  path(
    'M312 236Q320 262 342 268Q400 250 458 268Q480 262 488 236Q492 310 452 348Q400 384 348 348Q308 310 312 236Z',
    '#5B3F2B',
  ) +
  path('M362 296Q400 280 438 296Q430 318 400 318T362 296Z', warm[0]) +
  form('M302 196Q296 86 400 84Q504 86 498 196Q400 166 302 196Z', '#FBFAF4', '#D3D6CC', -30, 0) +
  path('M330 188Q420 158 506 196Q560 206 570 226Q500 222 440 212T330 188Z', '#E3E6DC') +
  circle(400, 86, 9, c.terracotta) +
  circle(388, 142, 17, c.terracotta)

/** A woman with visor and ponytail. */
export const person2 = (): Svg =>
  l.backdrop('#F3D9B1') +
  circle(400, 300, 262, '#F6E4C6') +
  path('M-20 520Q200 470 420 510T820 480V620H-20Z', '#9DB89A') +
  path('M470 130Q600 120 620 250Q630 360 560 430Q590 300 520 250Z', '#6B3E26') +
  path('M540 180Q610 220 606 300Q600 360 576 396Q590 280 540 220Z', '#8A5636') +
  shoulders(c.coral, c.terracotta, 'M340 414Q400 520 460 414') +
  head(fair) +
  path('M346 412L366 400Q400 470 434 400L454 412Q420 510 400 510T346 412Z', fair[1]) +
  path('M306 240Q286 110 400 100Q514 110 494 240Q486 190 450 170Q360 160 330 190Q314 206 306 240Z', '#6B3E26') +
  path('M330 130Q370 104 420 108Q360 124 330 160Z', '#8A5636') +
  path('M302 190Q400 130 498 190L494 214Q400 166 306 214Z', c.paper) +
  path('M306 200Q400 150 494 200Q480 236 400 224T290 246Q280 226 306 200Z', c.pine) +
  circle(312, 280, 8, c.honey)

/** An elderly man with glasses and moustache. */
export const person3 = (): Svg =>
  l.backdrop('#24513D') +
  many(6, (n) => box(20 + n * 136, 30, 104, 400, '#2B5F48', 6) + box(34 + n * 136, 46, 76, 368, '#24513D', 4)) +
  box(0, 450, 800, 150, '#1B3D2E') +
  shoulders('#C9B48A', '#A89468') +
  clip(
    path('M346 412Q400 470 454 412Q560 432 606 486Q640 530 648 620H152Q160 530 194 486Q240 432 346 412Z', c.white),
    many(9, (n) =>
      path(
        `M${176 + n * 56} 640l28-60 28 60-28 60zM${204 + n * 56} 570l28-60 28 60-28 60z`,
        n % 2 ? c.terracotta : c.pine,
        'opacity=".75"',
      ),
    ),
  ) +
  head(fair) +
  collar(c.paper, '#DDE0D6') +
  path('M388 470L400 462L412 470L418 560L400 586L382 560Z', c.brick) +
  path('M306 250Q288 200 316 170Q320 220 322 262ZM494 250Q512 200 484 170Q480 220 478 262Z', '#DADCD4') +
  path('M312 180Q320 108 400 108T488 180Q460 140 400 142T312 180Z', '#E6E8E0') +
  path('M346 292Q372 270 400 286Q428 270 454 292Q430 314 400 304Q370 314 346 292Z', '#E6E8E0') +
  stroke('M324 236H316M476 236H486', c.ink, 5) +
  `<g fill="#FFFFFF55" stroke="${c.ink}" stroke-width="6"><rect x="326" y="214" width="64" height="50" rx="22"/><rect x="412" y="214" width="64" height="50" rx="22"/></g>` +
  stroke('M390 232Q401 224 412 232', c.ink, 6)

/** A woman with a cloud of curls. */
export const person4 = (): Svg => {
  const r = random(7)
  return (
    l.backdrop('#5E8F6B') +
    many(16, (n) =>
      at(
        r(0, 800),
        r(0, 600),
        path('M0 0Q30-60 110-40Q150-20 170 0Q140 40 90 40Q30 40 0 0Z', n % 2 ? '#6FA07A' : '#4F8060') +
          stroke('M6 0H150', '#5E8F6B', 4),
        r(0.8, 1.5),
        r(0, 360),
      ),
    ) +
    path(blob(400, 220, 186, 176, 4, 0.05, 12), '#2A1C16') +
    many(18, (n) =>
      circle(400 + Math.cos((n / 18) * 6.28) * 168, 220 + Math.sin((n / 18) * 6.28) * 156, 40, '#2A1C16'),
    ) +
    many(12, (n) => stroke(`M${262 + ((n * 53) % 240)} ${90 + ((n * 37) % 90)}q14-20 30-2t-8 22`, '#4A3226', 6)) +
    shoulders(c.honey, c.amber, 'M330 420Q400 540 470 420') +
    head(dark, false) +
    path('M336 416L362 404Q400 470 438 404L464 416Q424 520 400 520T336 416Z', dark[1]) +
    path(
      'M304 220Q300 110 400 108T496 220Q488 180 460 168Q440 180 420 166Q396 182 374 166Q352 184 334 172Q312 190 304 220Z',
      '#2A1C16',
    ) +
    many(
      2,
      (n) => `<circle cx="${308 + n * 184}" cy="300" r="17" fill="none" stroke="${c.butter}" stroke-width="6"/>`,
    ) +
    many(7, (n) => circle(340 + n * 20, 452 + Math.sin((n / 6) * Math.PI) * 44, 9, n % 2 ? c.paper : c.terracotta))
  )
}

/** A young man with his bag over the shoulder. */
export const person5 = (): Svg =>
  l.sky('#A9CFD8', '#BAD8DD', '#D3E5E0') +
  l.cloud(150, 190, 1.2) +
  l.cloud(690, 140, 0.9) +
  l.woods('#6F9C86', 480, 50, 14) +
  box(0, 470, 800, 140, '#7FB083') +
  // the bag behind him
  at(
    600,
    330,
    many(4, (n) =>
      at(
        -30 + n * 20,
        0,
        box(-3, -120 + n * 12, 6, 130, c.slate) +
          form(`M-12 ${-110 + n * 12}q-10-34 14-38q26 2 22 26q-6 12-14 14z`, n % 2 ? c.steel : c.coal, c.ink, -5, -3),
      ),
    ) +
      form('M-52 0Q0 20 52 0L40 320H-40Z', c.terracotta, c.brick, -16, 0) +
      box(-54, -6, 108, 26, c.ink, 8),
    1,
    14,
  ) +
  shoulders('#3F7582', '#2E5763') +
  head(warm) +
  path('M330 420Q400 480 470 420L480 450Q400 520 320 450Z', '#4A8391') +
  box(396, 476, 8, 130, c.cream) +
  box(394, 500, 12, 20, c.honey, 3) +
  path('M486 424L540 440L470 620H400Z', c.ink, 'opacity=".85"') +
  path(
    'M304 232Q284 90 390 84Q440 60 490 96Q520 140 494 232Q488 190 470 174Q400 186 350 150Q330 184 318 190Q308 206 304 232Z',
    '#1F1813',
  ) +
  path('M350 150Q330 130 346 104Q380 84 440 92Q380 104 366 128Q360 142 350 150Z', '#3A2C22')

/** A woman in a straw hat, by the sea. */
export const person6 = (): Svg =>
  l.sky('#BFDDE0', '#CFE5E3') +
  box(0, 330, 800, 280, '#5F9FAF') +
  box(0, 330, 800, 26, '#7FB5C0') +
  l.ripples('#A9D2D6', 6, 30, [0, 350, 800, 200]) +
  path('M-20 540Q200 500 420 536T820 520V620H-20Z', c.dune) +
  path(
    'M316 200Q280 330 300 440Q330 460 352 430L346 240ZM484 200Q520 330 500 440Q470 460 448 430L454 240Z',
    '#B5702F',
  ) +
  shoulders(c.paper, '#D8DED6', 'M340 414Q400 500 460 414') +
  head(fair, false) +
  path('M344 412L364 402Q400 466 436 402L456 412Q420 492 400 492T344 412Z', fair[1]) +
  many(6, (n) => path(`M${170 + n * 90} 620L${200 + n * 84} 440h14L${190 + n * 90} 620Z`, c.lake, 'opacity=".5"')) +
  path('M310 240Q306 150 400 150T490 240Q470 190 410 186Q340 190 310 240Z', '#B5702F') +
  oval(400, 192, 224, 46, '#C99A55', -3) +
  oval(394, 184, 220, 42, '#E9C98A', -3) +
  path('M300 184Q296 70 396 66Q500 70 498 178Q400 206 300 184Z', '#E9C98A') +
  path('M440 74Q500 100 498 178Q470 188 440 190Q470 130 440 74Z', '#C99A55') +
  path('M299 150Q400 178 498 144V180Q400 208 300 186Z', c.terracotta) +
  stroke('M230 190Q380 232 580 180', '#C99A55', 3, 'opacity=".6"')

/** A bald man with a full beard and a club blazer. */
export const person7 = (): Svg =>
  l.backdrop('#B5523A') +
  circle(400, 290, 280, '#C4614A') +
  circle(400, 290, 210, '#D07A60') +
  shoulders('#23382F', '#152620') +
  head(brown) +
  path('M342 410L400 480L360 620H330L310 440Z', c.paper) +
  path('M458 410L400 480L440 620H470L490 440Z', '#DDE0D6') +
  path('M384 476L400 464L416 476L410 500L424 590L400 620L376 590L390 500Z', c.honey) +
  stroke('M384 540L418 524M382 570L420 552', c.brick, 8) +
  path('M340 412L300 440L330 620H250L240 456Z', '#1B2C25') +
  path('M460 412L500 440L470 620H550L560 456Z', '#10201A') +
  path('M500 500h44l-4 34q-18 14-36 0z', c.honey) +
  path('M512 508h20v18h-20z', c.pine) +
  path(
    'M311 226Q318 270 336 276Q400 254 464 276Q482 270 489 226Q500 330 456 372Q400 412 344 372Q300 330 311 226Z',
    '#211813',
  ) +
  path('M360 298Q400 280 440 298Q432 322 400 322T360 298Z', brown[0]) +
  stroke('M346 152Q372 128 404 126', c.white, 9, 'opacity=".3"')

/** A lady with a grey bob and a scarf, at the window. */
export const person8 = (): Svg =>
  l.backdrop('#E4E9E0') +
  box(440, 40, 330, 400, c.white) +
  clip(
    box(456, 56, 298, 368, c.white),
    l.sky('#C9DDE0', '#D8E6E0'),
    l.hill('#A3BFA9', 340, 320, 300, 320, 280, 300),
    l.hill('#6A9A76', 390, 380, 370, 380, 360, 380),
  ) +
  box(598, 56, 12, 368, c.white) +
  box(0, 470, 800, 140, '#C9D2C4') +
  at(
    110,
    474,
    form('M-40-90H40L30 0H-30Z', c.petrol, '#234650', -10, 0) +
      many(5, (n) =>
        at(
          -24 + n * 12,
          -90,
          stroke('M0 0V-70', c.leaf, 4) +
            many(5, (k) => at(0, -84, oval(0, -15, 9, 15, n % 2 ? c.coral : c.cream), 1, k * 72)) +
            circle(0, -84, 7, c.honey),
          1,
          -24 + n * 12,
        ),
      ),
  ) +
  path('M312 150Q282 290 290 366Q330 392 400 384Q470 392 510 366Q518 290 488 150Z', '#B4B8AF') +
  shoulders('#5B4A63', '#44364C') +
  head(warm, false) +
  path('M292 366Q270 90 400 86T508 366Q492 250 462 180Q400 220 340 196Q316 260 292 366Z', '#CDD0C8') +
  path('M330 130Q366 98 420 104Q360 124 336 180Z', '#E4E6DF') +
  form('M322 410Q400 470 478 410Q502 436 490 464Q400 520 310 464Q298 436 322 410Z', c.honey, c.amber, -14, -6) +
  path('M420 480L470 470L500 600L440 610Z', c.honey) +
  path('M450 474L470 470L500 600L470 606Z', c.amber) +
  many(7, (n) => circle(338 + n * 22, 450 + Math.sin((n / 6) * Math.PI) * 24, 6, c.brick)) +
  fade(0.9, circle(318, 330, 8, c.paper))
