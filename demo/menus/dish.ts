import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { PictureName } from '../pictures/names.ts'

/** Spanish, english, portuguese, french. */
export type Four = [spanish: string, english: string, portuguese: string, french: string]

export interface DemoOption {
  names: Four
  choose: 'one' | 'many'
  required?: boolean
  choices: [names: Four, extraPesos: number][]
}

export interface DemoProduct {
  names: Four
  texts: Four
  /** In pesos; null where it is asked at the table. */
  price: number | null
  picture?: PictureName
  glutenFree?: boolean
  vegetarian?: boolean
  vegan?: boolean
  favourite?: boolean
  contains?: ContentMark[]
  disabled?: boolean
  options?: DemoOption[]
}

interface DemoCategory {
  names: Four
  withImages?: boolean
  products: DemoProduct[]
}

export interface DemoMenu {
  names: Four
  aclarations?: Four
  picture: PictureName
  hours: string
  /** On which days (0 is Sunday; every day unless said) and between which hours; none means always. */
  open?: { days?: number[]; from: string; to: string }[]
  outlet?: string
  categories: DemoCategory[]
}
