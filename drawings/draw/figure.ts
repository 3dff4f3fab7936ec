import * as c from './palette.ts'
import { at, circle, limb, oval, type Point, path, type Svg, stroke } from './shape.ts'

/** Clothes and hair of a figure. Figures have no face: a silhouette in a few colours. */
export type Look = {
  skin: string
  shirt: string
  shirtShade: string
  legs: string
  legsShade: string
  hair: string
  cap?: string
  shoes?: string
  /** Sleeve length: 1 covers the whole arm. */
  sleeve?: number
  skirt?: boolean
  ponytail?: boolean
}

/** Joints of a pose; feet stand at y = 0 and a standing figure is about 200 high. */
export type Pose = {
  head: Point
  shoulder: Point
  hip: Point
  back: readonly [elbow: Point, hand: Point]
  front: readonly [elbow: Point, hand: Point]
  backLeg: readonly [knee: Point, foot: Point]
  frontLeg: readonly [knee: Point, foot: Point]
  facing?: 1 | -1
}

const arm = (look: Look, shirt: string, shoulder: Point, [elbow, hand]: readonly [Point, Point]): Svg => {
  const sleeve = look.sleeve ?? 0.45
  const skin = limb(look.skin, [...shoulder, 8], [...elbow, 7], [...hand, 5.5]) + circle(hand[0], hand[1], 7, look.skin)
  if (sleeve >= 1)
    return skin + limb(shirt, [...shoulder, 10], [...elbow, 8.5], [...hand, 7]) + circle(hand[0], hand[1], 6, look.skin)
  const end: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * sleeve * 1.6,
    shoulder[1] + (elbow[1] - shoulder[1]) * sleeve * 1.6,
  ]
  return skin + limb(shirt, [...shoulder, 10.5], [...end, 9])
}

const leg = (look: Look, color: string, hip: Point, [knee, foot]: readonly [Point, Point], facing: number): Svg => {
  const shoe = path('M-8-9H5Q8-4 19-3Q23 0 22 4H-9Q-11-3-8-9Z', look.shoes ?? c.paper)
  const bare = look.skirt ? limb(look.skin, [...hip, 12], [...knee, 8.5], [foot[0], foot[1] - 6, 5.5]) : ''
  const cloth = look.skirt ? '' : limb(color, [...hip, 14], [...knee, 10.5], [foot[0], foot[1] - 7, 7.5])
  return `${bare}<g transform="translate(${foot[0]} ${foot[1] - 3}) scale(${facing} 1)">${shoe}</g>${cloth}`
}

const head = (look: Look, [x, y]: Point, facing: number): Svg => {
  const tail = look.ponytail ? path('M-8-8Q-32-6-28 22Q-18 12-8 6Z', look.hair) : ''
  const hair = path('M-16 3Q-20-18 0-18Q16-18 16-5Q4-8-4-3Q-6 8-10 10Q-16 10-16 3Z', look.hair)
  const cap = look.cap ? path('M-16-3Q-17-20 0-20Q15-20 16-5L30-3Q30 1 26 1L14-1Q0-6-16-3Z', look.cap) : ''
  return `<g transform="translate(${x} ${y}) scale(${facing} 1)">${tail}${oval(0, 0, 14.5, 16.5, look.skin)}${hair}${cap}</g>`
}

/** A figure; `held` is drawn before the front arm, so that the hand closes over it. */
export const figure = (x: number, y: number, scale: number, look: Look, pose: Pose, held: Svg = ''): Svg => {
  const facing = pose.facing ?? 1
  const { shoulder, hip } = pose
  const waist: Point = [(shoulder[0] + hip[0] * 2) / 3, (shoulder[1] + hip[1] * 2) / 3]
  const skirt = look.skirt
    ? path(
        `M${hip[0] - 17} ${hip[1] - 10}H${hip[0] + 17}L${hip[0] + 27} ${hip[1] + 34}Q${hip[0]} ${hip[1] + 40} ${hip[0] - 27} ${hip[1] + 34}Z`,
        look.legs,
      )
    : ''
  return at(
    x,
    y,
    arm(look, look.shirtShade, shoulder, pose.back) +
      leg(look, look.legsShade, hip, pose.backLeg, facing) +
      leg(look, look.legs, hip, pose.frontLeg, facing) +
      limb(look.legs, [...hip, 16], [...waist, 14]) +
      skirt +
      limb(look.skin, [shoulder[0], shoulder[1] - 6, 6.5], [...pose.head, 6.5]) +
      limb(look.shirt, [...shoulder, 18], [...waist, 15]) +
      head(look, pose.head, facing) +
      held +
      arm(look, look.shirt, shoulder, pose.front),
    scale,
  )
}

export const looks = {
  green: {
    skin: '#D9A883',
    shirt: c.pine,
    shirtShade: c.deep,
    legs: c.oat,
    legsShade: '#C4A878',
    hair: c.bark,
    cap: c.paper,
  },
  red: {
    skin: '#B97F5A',
    shirt: c.terracotta,
    shirtShade: c.brick,
    legs: c.coal,
    legsShade: c.ink,
    hair: c.ink,
    cap: c.cream,
  },
  white: {
    skin: '#E3B793',
    shirt: c.paper,
    shirtShade: c.mint,
    legs: c.petrol,
    legsShade: '#234650',
    hair: '#8A5A34',
    ponytail: true,
    skirt: true,
    cap: c.terracotta,
  },
  honey: { skin: '#8D5B3E', shirt: c.honey, shirtShade: c.amber, legs: c.deep, legsShade: '#10372A', hair: c.ink },
  blue: {
    skin: '#E3B793',
    shirt: c.lake,
    shirtShade: '#628F9C',
    legs: c.cream,
    legsShade: c.dune,
    hair: '#C9C7BC',
    sleeve: 1,
  },
  dusk: {
    skin: '#16291F',
    shirt: '#14251C',
    shirtShade: '#0F1D16',
    legs: '#14251C',
    legsShade: '#0F1D16',
    hair: '#14251C',
    cap: '#14251C',
    shoes: '#14251C',
  },
} as const satisfies Record<string, Look>

export const poses = {
  /** End of the swing: weight on the front foot, club behind the back. */
  finish: {
    head: [4, -184],
    shoulder: [2, -152],
    hip: [6, -96],
    back: [
      [-24, -156],
      [-20, -178],
    ],
    front: [
      [22, -156],
      [-18, -176],
    ],
    backLeg: [
      [-14, -50],
      [-30, -2],
    ],
    frontLeg: [
      [12, -48],
      [10, 0],
    ],
    facing: 1,
  },
  /** Over the putt, from the side. */
  putt: {
    head: [26, -160],
    shoulder: [12, -138],
    hip: [-10, -92],
    back: [
      [22, -106],
      [28, -78],
    ],
    front: [
      [18, -104],
      [28, -78],
    ],
    backLeg: [
      [-2, -46],
      [-14, 0],
    ],
    frontLeg: [
      [4, -46],
      [2, 0],
    ],
    facing: 1,
  },
  stand: {
    head: [0, -184],
    shoulder: [0, -152],
    hip: [0, -96],
    back: [
      [-20, -124],
      [-16, -94],
    ],
    front: [
      [20, -124],
      [20, -94],
    ],
    backLeg: [
      [-8, -48],
      [-10, 0],
    ],
    frontLeg: [
      [8, -48],
      [12, 0],
    ],
    facing: 1,
  },
  cheer: {
    head: [-2, -186],
    shoulder: [0, -154],
    hip: [2, -98],
    back: [
      [-26, -164],
      [-34, -196],
    ],
    front: [
      [26, -172],
      [30, -208],
    ],
    backLeg: [
      [-12, -50],
      [-20, 0],
    ],
    frontLeg: [
      [12, -50],
      [18, 0],
    ],
    facing: 1,
  },
  walk: {
    head: [4, -184],
    shoulder: [2, -152],
    hip: [0, -96],
    back: [
      [20, -128],
      [34, -104],
    ],
    front: [
      [-14, -124],
      [-10, -96],
    ],
    backLeg: [
      [-14, -50],
      [-36, -4],
    ],
    frontLeg: [
      [20, -52],
      [26, 0],
    ],
    facing: 1,
  },
} as const satisfies Record<string, Pose>

/** A club seen from afar: shaft and a small head. */
export const club = (from: Point, to: Point, head = 5, color: string = c.coal): Svg =>
  stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, 2.6) +
  oval(to[0] + head * 0.6, to[1], head * 1.5, head, color)
