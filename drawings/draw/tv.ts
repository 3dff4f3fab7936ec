import * as l from './landscape.ts'
import * as c from './palette.ts'
import { box, circle, fade, many, oval, path, random, type Svg, stroke } from './shape.ts'

/** A calm course after sunset: dark enough for white letters anywhere, darkest at its edges. */
export const background = (): Svg => {
  const r = random(2026)
  return (
    l.backdrop('#0F1A17') +
    path('M0 90Q200 60 400 96T800 70V600H0Z', '#12211D') +
    path('M0 170Q220 130 430 176T800 150V600H0Z', '#162A25') +
    path('M0 240Q180 212 400 246T800 226V600H0Z', '#1C352D') +
    path('M0 296Q240 270 430 300T800 286V600H0Z', '#2A4438') +
    path('M0 336Q240 318 430 340T800 330V600H0Z', '#4A5540') +
    oval(560, 372, 250, 34, '#7A6443') +
    many(46, () => circle(r(0, 800), r(0, 230), r(0.7, 1.7), c.cream, `opacity="${r(0.25, 0.7).toFixed(2)}"`)) +
    path('M152 96a34 34 0 1 0 34 44a28 28 0 0 1-34-44z', '#E9DEBE', 'opacity=".85"') +
    l.hill('#1D322B', 372, 340, 372, 350, 320, 352, 372) +
    l.woods('#15271F', 400, 34, 19) +
    l.hill('#15271F', 390, 398, 392, 388, 396, 390) +
    path('M-20 430Q200 400 420 424T820 410V620H-20Z', '#142A21') +
    path('M300 470Q420 440 560 452T700 490Q620 520 480 512T300 470Z', '#3B4A40') +
    path('M312 472Q424 446 556 457T684 489Q610 512 484 506T312 472Z', '#2A3E3A') +
    fade(
      0.5,
      many(9, (i) => box(380 + ((i * 47) % 240), 462 + ((i * 13) % 38), 30 + ((i * 7) % 30), 2.4, '#7A6F52', 1)),
    ) +
    path('M-20 500Q200 452 420 500T820 500V620H-20Z', '#11231B') +
    oval(214, 490, 120, 17, '#1E3C2E') +
    oval(214, 488, 96, 12, '#28503C') +
    stroke('M232 487V372', '#C9C3AE', 3) +
    path('M232 372Q256 366 278 382Q256 388 232 400Z', '#8E3826') +
    l.cypress(690, 472, 1.15, '#13261E', '#0E1C16') +
    l.cypress(736, 482, 0.9, '#13261E', '#0E1C16') +
    l.cypress(646, 468, 0.75, '#13261E', '#0E1C16') +
    path('M-20 560Q260 516 520 556T820 536V620H-20Z', '#0E1512')
  )
}
