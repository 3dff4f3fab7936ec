import { club, figure, looks, poses } from './figure.ts'
import * as l from './landscape.ts'
import * as c from './palette.ts'
import { at, blob, box, circle, clip, fade, form, many, oval, path, random, type Svg, stroke } from './shape.ts'

export const courseMorning = (): Svg =>
  l.sky('#C9DDE0', '#D6E4E1', '#E6EADC', '#F3E8CC') +
  l.sun(330, 232, 52, '#FBF1D6', '#F8E2B0') +
  l.birds(520, 120, c.haze) +
  l.hill('#A9C3BE', 250, 214, 258, 230, 190, 226, 262) +
  l.woods('#86A9A0', 300, 34, 4, 380, 820) +
  l.hill('#86A9A0', 300, 312, 288, 268, 292, 300, 280) +
  fade(0.5, box(-20, 286, 520, 16, c.cream, 8), box(300, 304, 600, 12, c.cream, 6)) +
  l.hill('#6A9A80', 352, 320, 308, 330, 338, 318, 310) +
  l.pineTree(668, 334, 0.62, '#4A7F66', '#356A53') +
  l.pineTree(718, 340, 0.8, '#4A7F66', '#356A53') +
  l.mown(
    'M300 330Q420 318 470 330Q560 360 470 396T330 470T420 620H-40V560Q160 470 250 420T300 330Z',
    '#8FBB8A',
    '#80AF80',
    36,
    -52,
  ) +
  l.hill('#2F6B4C', 620, 620, 610, 560, 486, 452, 470) +
  l.green(404, 344, 78, 15) +
  l.flag(418, 344, 92) +
  fade(0.55, box(40, 372, 420, 12, c.cream, 6), box(-30, 396, 260, 9, c.cream, 5)) +
  l.bunker(560, 404, 74, 16, 8) +
  l.tree(112, 470, 1.75, 12, '#4F8A68', '#2A5F46') +
  path('M120 474Q330 498 560 600H330Q230 520 106 480Z', c.ink, 'opacity=".1"') +
  l.tufts('#4A7F66', 9, 26, [480, 520, 320, 90], 18) +
  l.tufts('#8FBB8A', 10, 14, [520, 510, 280, 90], 14)

export const courseNoon = (): Svg =>
  l.sky('#A9CFD8', '#BAD8DD', '#CFE3E1') +
  l.cloud(190, 128, 1.15) +
  l.cloud(560, 92, 0.8, c.white, 0.7) +
  l.cloud(700, 168, 0.6, c.white, 0.6) +
  l.woods('#6F9C86', 214, 30, 31) +
  l.hill('#5E8F6B', 208, 202, 206, 208, 204, 198, 206) +
  l.woods(c.leaf, 240, 26, 17, 520, 820) +
  l.mown('M-20 280Q160 214 330 250T820 262V620H-20Z', '#86B57F', '#7AAB77', 60, -66) +
  path('M-20 330Q140 270 300 300Q380 316 330 352Q250 400 120 396T-20 440Z', c.moss) +
  path('M820 300Q640 290 560 336T640 420T820 452Z', c.moss) +
  path('M820 322Q690 312 634 346T700 410T820 428Z', '#6C9BA8') +
  path('M820 334Q706 324 660 350T716 400T820 416Z', '#8DB9C2') +
  l.ripples('#B5D3D6', 3, 8, [690, 350, 90, 46]) +
  l.bunker(452, 288, 52, 13, 3) +
  l.bunker(250, 330, 46, 12, 7) +
  l.green(380, 262, 60, 11) +
  l.flag(384, 262, 64) +
  [
    [50, 372, 0.7, 2],
    [118, 356, 0.82, 7],
    [190, 366, 0.64, 9],
    [596, 318, 0.6, 4],
    [770, 310, 0.66, 6],
  ]
    .map(([x = 0, y = 0, s = 1, seed = 1]) => l.tree(x, y, s, seed, '#4F8A5C', '#2F6B4C'))
    .join('') +
  l.groundShadow(470, 502, 46, 7) +
  figure(440, 500, 0.62, looks.red, poses.finish, club([-20, -178], [-60, -124], 6)) +
  l.groundShadow(352, 486, 34, 6) +
  figure(330, 484, 0.58, looks.white, poses.stand, club([20, -94], [34, 0], 5)) +
  path('M-20 560Q160 486 340 560T820 540V620H-20Z', c.leaf) +
  l.bush(70, 600, 220, 120, 6, '#4F8A5C', '#245442') +
  l.bush(726, 604, 210, 110, 9, '#4F8A5C', '#245442') +
  l.tufts(c.moss, 21, 22, [180, 560, 440, 40], 14)

export const courseDusk = (): Svg =>
  l.sky('#D9805A', '#E39A6B', '#EDB684', '#F4D09F') +
  l.sun(536, 300, 84, '#FBEBC4', '#F8D7A0') +
  stroke('M60 150H250M120 168H330M560 118H760M640 136H800', '#F8DDB4', 5, 'opacity=".6"') +
  l.birds(250, 96, c.brick) +
  l.hill('#B9765C', 330, 282, 318, 300, 334, 298, 322) +
  l.hill('#7E6A57', 360, 342, 320, 352, 362, 336, 346) +
  path('M-20 372H820V450H-20Z', '#C98E67') +
  path('M440 372H640L690 450H380Z', '#F4D09F', 'opacity=".75"') +
  l.ripples('#F8DFB6', 12, 16, [400, 380, 270, 60]) +
  l.ripples('#A76A50', 14, 16, [0, 380, 800, 60]) +
  path('M-20 420Q120 380 260 408T420 470T820 440V620H-20Z', '#2B4A39') +
  path('M-20 520Q200 440 420 492T820 470V620H-20Z', '#1B3529') +
  l.cypress(94, 424, 1.25, '#2B4A39', '#1B3529') +
  l.cypress(148, 428, 0.95, '#2B4A39', '#1B3529') +
  l.cypress(40, 434, 1.45, '#2B4A39', '#1B3529') +
  oval(470, 506, 190, 22, '#35604A') +
  l.flag(506, 504, 210, c.terracotta, c.cream) +
  figure(322, 520, 0.94, looks.dusk, poses.putt, club([28, -78], [56, 0], 5, '#14251C')) +
  l.ball(402, 514, 5) +
  path('M-20 580Q260 540 520 574T820 552V620H-20Z', '#10211A')

export const courseAutumn = (): Svg => {
  const r = random(77)
  const tints: [string, string][] = [
    ['#E2A04A', '#C27A32'],
    ['#C4572F', '#9C3B22'],
    ['#DDBB5A', '#BF9438'],
    ['#A86A38', '#84502A'],
  ]
  const tint = (i: number) => tints[i % tints.length] ?? ['#E2A04A', '#C27A32']
  return (
    l.sky('#E4DFCB', '#EBE3CB', '#F1E6CB') +
    l.cloud(610, 130, 1, c.white, 0.5) +
    l.hill('#C3BE9A', 236, 206, 190, 222, 240, 208, 220) +
    l.woods('#C99A55', 278, 32, 8, 0, 340) +
    l.woods('#B4763F', 276, 30, 18, 330, 560) +
    l.woods('#CDA85C', 282, 36, 28, 560, 820) +
    l.hill('#A9AE72', 284, 276, 290, 300, 282, 270, 282) +
    l.mown('M-20 340Q240 280 470 300T820 320V620H-20Z', '#A3B276', '#97A86E', 50, -58) +
    path('M520 300Q600 330 520 372T330 452T300 620H470Q430 500 560 430T640 350T540 300Z', '#EAD9B4') +
    path(
      'M600 398Q640 366 640 340L648 350Q644 380 616 404ZM440 540Q430 500 500 452L512 458Q452 506 456 556Z',
      c.ink,
      'opacity=".08"',
    ) +
    l.green(300, 322, 70, 12, '#B9C584', '#ADBB7B') +
    l.flag(308, 322, 84) +
    [
      [700, 372, 1.1, 3],
      [770, 420, 1.5, 5],
      [196, 392, 1.05, 7],
      [76, 452, 1.85, 9],
    ]
      .map(([x = 0, y = 0, s = 1, seed = 1], i) => l.tree(x, y, s, seed, ...tint(i)))
      .join('') +
    many(46, (i) =>
      at(r(-10, 280), r(440, 590), path('M-7 0Q0-7 8 0Q0 6-7 0Z', tint(i)[i % 2] ?? c.honey), r(0.7, 1.3), r(0, 180)),
    ) +
    many(30, (i) =>
      at(r(560, 800), r(430, 590), path('M-7 0Q0-7 8 0Q0 6-7 0Z', tint(i)[i % 2] ?? c.honey), r(0.7, 1.3), r(0, 180)),
    ) +
    many(9, (i) =>
      at(r(140, 480), r(180, 420), path('M-8 0Q0-8 9 0Q0 7-8 0Z', tint(i)[0] ?? c.honey), r(0.9, 1.4), r(0, 180)),
    )
  )
}

export const greenFlag = (): Svg =>
  l.sky('#D5E4DE', '#E2EADD', '#EFEEDB') +
  l.sun(120, 120, 46, '#FBF3DC', '#F6E6BC') +
  l.hill('#A9C3AE', 250, 262, 236, 210, 236, 252) +
  l.woods('#6F9C80', 312, 44, 12) +
  l.hill('#5E8F6B', 306, 300, 310, 304, 296, 306) +
  l.mown('M-20 372Q240 320 460 330T820 356V620H-20Z', '#8FBF86', '#85B67F', 74, -74) +
  path('M-20 372Q240 320 460 330T820 356V344Q640 312 460 318T-20 356Z', '#4A7F5C') +
  stroke('M494 470L800 502', c.ink, 9, 'opacity=".14"') +
  path('M700 486L800 474V520Z', c.ink, 'opacity=".1"') +
  oval(494, 474, 60, 17, '#6A9E6C') +
  oval(494, 472, 54, 14, c.deep) +
  clip(oval(494, 472, 54, 14, c.deep), oval(494, 480, 54, 14, '#0E2A1E')) +
  box(489, 40, 10, 436, c.paper) +
  box(494, 40, 5, 436, '#D8DED6') +
  box(489, 372, 10, 22, c.terracotta) +
  box(489, 416, 10, 22, c.terracotta) +
  circle(494, 38, 8, c.honey) +
  path('M499 54Q566 34 620 62T730 76Q716 116 726 162Q660 176 610 150T499 168Z', c.terracotta) +
  path(
    'M588 50Q606 54 620 62T690 80Q680 120 684 168Q640 168 610 150T580 146Q592 100 588 50Z',
    c.brick,
    'opacity=".45"',
  ) +
  circle(560, 108, 24, c.paper, 'opacity=".92"') +
  l.ball(262, 500, 38) +
  stroke('M-10 560Q120 540 214 512', '#6A9E6C', 7, 'opacity=".5"') +
  l.tufts('#6FA56F', 4, 30, [0, 530, 800, 70], 13)

export const bunkerSand = (): Svg => {
  const r = random(8)
  const pit = 'M-20 330Q120 300 250 322T470 300T690 316T820 300V620H-20Z'
  return (
    l.sky('#BFD9DD', '#CDE1DF') +
    l.cloud(630, 110, 0.9) +
    l.woods('#6F9C86', 236, 40, 51) +
    l.hill(c.moss, 226, 214, 222, 236, 222, 210) +
    l.green(250, 268, 180, 22) +
    l.flag(300, 266, 120) +
    path('M-20 312Q120 270 250 298T470 272T690 290T820 268V620H-20Z', '#4F8A5C') +
    path(pit, '#D3B57F') +
    clip(
      path(pit, c.dune),
      path('M-20 372Q140 336 270 362T480 340T690 358T820 340V620H-20Z', c.dune),
      path('M-20 470Q200 420 420 462T820 420V620H-20Z', '#F0DEB5'),
      many(9, (i) => stroke(`M${-40 + i * 26} 640Q${90 + i * 30} 520 ${300 + i * 24} ${452 + i * 3}`, '#DCC395', 4)),
    ) +
    path('M470 506Q520 470 590 480Q650 500 620 530Q540 552 470 506Z', '#DCC395') +
    path('M486 508Q530 486 584 494Q612 506 596 520Q540 534 486 508Z', '#C9A96E') +
    many(60, () => {
      const [a, far] = [r(-2.5, -1.1), r(30, 230)]
      return circle(
        548 + Math.cos(a) * far * 0.9 - far * 0.2,
        500 + Math.sin(a) * far,
        r(1.6, 6.5),
        r() > 0.4 ? '#F7E9C6' : '#DCC395',
      )
    }) +
    many(9, (i) =>
      at(
        546,
        506,
        path('M-7 0Q-26-70-13-96Q0-112 13-96Q26-70 7 0Z', i % 2 ? '#F9EDCF' : '#E9D3A0'),
        [1.1, 1.5, 1.25, 1.85, 1.4, 1.7, 1.2, 1.35, 0.95][i],
        -62 + i * 12,
      ),
    ) +
    l.ball(452, 226, 17, true) +
    at(
      690,
      424,
      stroke('M0 0L96-210', c.walnut, 8) +
        box(-58, -6, 116, 14, c.bark, 5) +
        many(9, (i) => box(-52 + i * 12.4, 6, 6, 20, c.bark, 2)),
      1,
      -6,
    ) +
    l.tufts(c.leaf, 15, 18, [0, 300, 240, 20], 20) +
    l.tufts(c.leaf, 16, 16, [620, 290, 180, 22], 20) +
    oval(120, 560, 60, 10, '#DCC395')
  )
}

export const lakeHole = (): Svg => {
  const island = blob(430, 352, 190, 34, 3, 0.07)
  return (
    l.sky('#F3D9B1', '#F5E1C0', '#F6EBD3') +
    l.sun(640, 150, 48, '#FDF6E4', '#FBEACB') +
    l.hill('#B5C4AE', 232, 200, 240, 218, 182, 216, 240) +
    l.woods('#86A48C', 268, 32, 60) +
    box(0, 262, 800, 340, '#9CC0C4') +
    fade(0.45, move180(l.woods('#5E8F80', 268, 30, 60))) +
    path('M-20 420Q300 390 820 430V620H-20Z', '#86B0B8') +
    path('M-20 520Q300 480 820 516V620H-20Z', '#739FAA') +
    l.ripples('#C5DCD9', 5, 26, [0, 300, 800, 250]) +
    fade(
      0.5,
      oval(430, 410, 176, 30, '#4A7F66'),
      stroke('M470 372V480', c.paper, 4),
      path('M470 480l40-16-40-14z', c.terracotta),
    ) +
    path(island, '#8A6B48', 'transform="translate(0 22)"') +
    path(island, '#C9A96E', 'transform="translate(0 12)"') +
    form(island, '#8FBF86', '#5E8F6B', -6, -9) +
    l.green(446, 342, 112, 17) +
    l.bunker(316, 354, 40, 9, 2) +
    l.flag(470, 340, 130) +
    l.tree(300, 340, 0.66, 4) +
    l.bush(580, 352, 54, 30, 5) +
    path('M-20 540Q90 500 200 520Q300 540 350 620H-20Z', c.leaf) +
    many(11, (i) =>
      stroke(
        `M${24 + i * 25} ${560 + (i % 3) * 14}q${-6 + (i % 4) * 4}-60 ${-4 + (i % 5) * 3}-${96 + (i % 4) * 18}`,
        i % 2 ? '#3C7A57' : c.moss,
        4,
      ),
    ) +
    many(5, (i) => at(26 + i * 52, 446 + (i % 2) * 30, box(-5, -22, 10, 36, c.walnut, 5))) +
    path('M640 560h120l20 14H620z', '#5B8995') +
    at(690, 548, path('M-26 0Q-14-16 8-12Q18-12 20-26Q24-36 34-30L42-26L34-22Q32-4 16 4Q-10 8-26 0Z', c.paper), 0.9)
  )
}

const move180 = (inner: Svg): Svg => `<g transform="translate(0 530) scale(1 -1)">${inner}</g>`

export const fairwayTrees = (): Svg =>
  l.sky('#CFE0DA', '#DCE7DA', '#EDEBD6') +
  l.sun(400, 236, 40, '#FDF5DD', '#F8E8BE') +
  l.hill('#AFC7B2', 256, 240, 262, 236, 258, 240) +
  l.mown('M330 276Q400 262 470 276L900 620H-100Z', '#97C48C', '#89B982', 34, 0) +
  path('M330 276L-100 620V262Z', c.leaf) +
  path('M470 276L900 620V262Z', '#275C42') +
  path('M330 276L-100 620H-30L345 276Z', c.moss) +
  l.green(400, 284, 40, 7) +
  l.flag(404, 284, 54) +
  [0.42, 0.56, 0.78, 1.1, 1.6, 2.3]
    .map((s, i) => {
      const dx = 62 * s + s * s * 62
      const y = 272 + s * 62
      const cast = path(
        `M${400 - dx} ${y}L${400 - dx + 150 * s} ${y + 12 * s}L${400 - dx + 150 * s} ${y + 30 * s}L${400 - dx} ${y + 8 * s}Z`,
        c.ink,
        'opacity=".1"',
      )
      return (
        cast +
        l.tree(400 - dx, y, s * 1.05, 20 + i, '#5C9268', '#2A5F46') +
        l.tree(400 + dx, y, s * 1.05, 40 + i, '#4A805C', '#225440')
      )
    })
    .join('') +
  l.ball(430, 540, 11)
