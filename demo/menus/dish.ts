import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { PictureName } from '../pictures/names.ts'

/** A text in the four languages, in this order. */
export type FourTexts = [spanish: string, english: string, portuguese: string, french: string]

export interface DemoOption {
  names: FourTexts
  choose: 'one' | 'many'
  required?: boolean
  choices: [names: FourTexts, extraPesos: number, contains?: ContentMark[]][]
}

export interface DemoProduct {
  names: FourTexts
  texts: FourTexts
  /** Price in pesos; null for a product without a price. */
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
  names: FourTexts
  station?: string
  withImages?: boolean
  products: DemoProduct[]
}

export interface DemoMenu {
  names: FourTexts
  aclarations?: FourTexts
  picture: PictureName
  hours: string
  /** Opening hours: days (0 is Sunday; all days if missing) and hours. An empty list means always open. */
  open?: { days?: number[]; from: string; to: string }[]
  outlet?: string
  categories: DemoCategory[]
}
