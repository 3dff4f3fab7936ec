import { glass, ice, straw } from './glassware.ts'
import * as c from './palette.ts'
import { at, bead, box, circle, fade, many, oval, path, random, type Svg, stroke } from './shape.ts'
import * as t from './tableware.ts'

/** A slice of a green fruit, seen from its cut. */
const lime = (x: number, y: number, r: number, turn = 0): Svg =>
  at(
    x,
    y,
    circle(0, 0, r, '#5E8C3A') +
      circle(0, 0, r * 0.88, '#EEF3CF') +
      many(8, (i) =>
        at(0, 0, path(`M0-6L${-r * 0.26} ${-r * 0.72}Q0 ${-r * 0.86} ${r * 0.26} ${-r * 0.72}Z`, '#A9C94E'), 1, i * 45),
      ),
    1,
    turn,
  )

export const fernet = (): Svg =>
  t.counter('#7A3B2A', '#3A2A20', '#5B4130', 450) +
  many(9, (i) => box(i * 92 - 8, 0, 4, 450, '#6C3324')) +
  // the bottle, behind
  t.shade(640, 538, 90, 12, 0.35) +
  path('M590 530V250Q590 214 616 196V96H664V196Q690 214 690 250V530Q640 544 590 530Z', '#1E2C22') +
  box(590, 300, 100, 130, '#E9DEC4') +
  path('M604 400L640 322L676 400Z', c.pine) +
  box(612, 82, 56, 46, c.amber, 6) +
  path('M600 260Q600 224 622 206V300H600Z', c.white, 'opacity=".16"') +
  t.shade(350, 552, 170, 16, 0.4) +
  at(
    330,
    540,
    glass(230, 400, '#3B1D12', '#260F08', 0.84) +
      ice(-40, -230, 1.3, 18) +
      ice(46, -190, 1.2, -24) +
      ice(-10, -120, 1.2, 40) +
      // the foam
      path(
        'M-112-336Q-104-384-60-376Q-30-402 8-382Q52-400 78-374Q114-378 112-334Q60-312 0-316Q-70-312-112-336Z',
        '#D9B07A',
      ) +
      path('M-96-344Q-80-372-48-362Q-20-384 10-366Q30-376 44-364Q-20-356-96-344Z', '#EACB9C'),
  ) +
  many(5, (i) => at(120 + (i % 3) * 44, 548 - Math.floor(i / 3) * 22, ice(0, 0, 0.8, i * 23)))

export const ginTonic = (): Svg =>
  t.counter('#CFE0CF', '#E9E4D2', '#CFC7AC', 452) +
  path('M0 0H800V180Q420 110 0 240Z', '#DCE9DA') +
  t.shade(420, 556, 160, 14, 0.25) +
  fade(0.7, oval(400, 548, 110, 14, '#FFFFFF')) +
  fade(0.8, box(391, 430, 18, 118, '#FFFFFF', 8)) +
  // a balloon glass
  path('M250 130H550Q590 330 500 412Q400 466 300 412Q210 330 250 130Z', '#FFFFFF', 'opacity=".5"') +
  path('M240 230Q400 212 560 230Q556 340 490 398Q400 446 310 398Q244 340 240 230Z', '#E6F1E6') +
  path('M450 220Q520 222 560 230Q556 340 490 398Q450 420 400 424Q510 340 450 220Z', '#CFE3D2') +
  ice(320, 290, 1.5, 16) +
  ice(440, 300, 1.4, -20) +
  ice(376, 370, 1.3, 36) +
  many(16, (i) => circle(276 + ((i * 61) % 250), 250 + ((i * 83) % 150), 3 + (i % 3), c.white, 'opacity=".8"')) +
  // cucumber along the glass, and rosemary
  at(
    470,
    250,
    path('M-26-150Q0-160 26-150V140Q0 152-26 140Z', '#4F7F3F') +
      path('M-20-146Q0-154 20-146V136Q0 146-20 136Z', '#CDE3A8') +
      many(7, (i) => oval(0, -120 + i * 38, 5, 9, '#EEF5D8')),
    1,
    14,
  ) +
  t.sprig(330, 220, 1.7, -100) +
  path('M270 150H298Q268 300 330 396Q238 320 270 150Z', c.white, 'opacity=".5"') +
  many(3, (i) =>
    at(
      640 + i * 42,
      540 - (i % 2) * 12,
      circle(0, 0, 34, '#4F7F3F') +
        circle(0, 0, 29, '#DDECBC') +
        many(6, (k) => at(0, 0, oval(0, -14, 3, 7, '#B4CF86'), 1, k * 60)),
    ),
  ) +
  many(4, (i) => bead(130 + i * 34, 548 - (i % 2) * 14, 11, '#5A5577', '#3A3654'))

export const clerico = (): Svg => {
  const r = random(11)
  const fruit = [c.brick, '#E8A13A', '#A9C94E', '#D8566B', '#F0CF8E']
  return (
    t.counter('#E7C9A4', '#B98A5C', '#9A6E45', 456) +
    path('M0 0H800V150Q430 220 0 120Z', '#EED6B6') +
    t.shade(400, 556, 230, 18, 0.3) +
    // the jug
    stroke('M500 220Q640 220 620 350T500 460', '#FFFFFF', 26, 'opacity=".7"') +
    path('M230 130L200 104H520V540Q360 566 240 540Z', '#FFFFFF', 'opacity=".45"') +
    path('M240 210Q370 194 510 210V528Q370 550 250 528Z', '#F2DD9A') +
    path('M430 202Q480 204 510 210V528Q460 538 420 540Q470 380 430 202Z', '#E4C673') +
    many(26, (i) =>
      path(
        `M${r(260, 480)} ${r(240, 500)}l${18 + (i % 3) * 6} 6l-4 ${20 + (i % 4) * 4}l-20-6Z`,
        fruit[i % fruit.length] ?? c.brick,
      ),
    ) +
    many(6, (i) => t.berry(280 + ((i * 71) % 190), 250 + ((i * 97) % 230), 17)) +
    t.orange(300, 226, 50) +
    t.strawberry(420, 214, 1, 14) +
    t.sprig(470, 196, 1.2, -70) +
    oval(372, 208, 134, 14, '#FBEFC6').replace('/>', ' opacity=".5"/>') +
    path('M256 150H286L290 500H266Z', c.white, 'opacity=".45"') +
    at(680, 552, glass(110, 190, '#F2DD9A', '#E4C673', 0.7) + ice(-14, -80, 0.8, 20)) +
    t.strawberry(120, 520, 1.2, -20)
  )
}

export const caipirinha = (): Svg => {
  const r = random(5)
  return (
    t.counter('#2E6E5E', '#D9C39A', '#B99F70', 444) +
    many(6, (i) =>
      path(
        `M${i * 160 - 60} 0Q${i * 160 + 30} 200 ${i * 160 - 40} 444H${i * 160 + 20}Q${i * 160 + 90} 200 ${i * 160} 0Z`,
        '#2A6556',
      ),
    ) +
    t.shade(420, 552, 210, 18, 0.3) +
    at(
      390,
      544,
      glass(300, 300, '#DDE8B4', '#C2D58A', 0.86, 0.9) +
        many(7, (i) => lime(-90 + ((i * 67) % 180), -60 - ((i * 53) % 160), 42, i * 25)) +
        many(12, (i) =>
          path(`M${r(-120, 90)} ${r(-250, -40)}l30-8l10 26l-28 12Z`, '#FFFFFF', `opacity="${0.35 + (i % 3) * 0.12}"`),
        ),
    ) +
    straw(450, 420, 330, 18, c.moss) +
    lime(250, 262, 62, 20) +
    // the ingredients
    lime(650, 512, 56, 12) +
    at(
      716,
      536,
      path('M-50 10Q-50-46 0-46T50 10Q0 26-50 10Z', '#5E8C3A') + path('M-34-6Q-28-34 0-38Q-20-20-22 2Z', '#8CB65A'),
    ) +
    many(8, (i) => box(90 + (i % 4) * 34, 530 - Math.floor(i / 4) * 26, 26, 22, i % 2 ? '#FFFFFF' : '#F3EEDF', 4))
  )
}
