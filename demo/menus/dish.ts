import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import type { PictureName } from '../pictures/names.ts'

/** A text in the four languages, in this order. */
export type Four = [spanish: string, english: string, portuguese: string, french: string]

export interface DemoOption {
  names: Four
  choose: 'one' | 'many'
  required?: boolean
  choices: [names: Four, extraPesos: number, contains?: ContentMark[]][]
}

export interface DemoProduct {
  names: Four
  texts: Four
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
  names: Four
  station?: string
  withImages?: boolean
  products: DemoProduct[]
}

export interface DemoMenu {
  names: Four
  aclarations?: Four
  picture: PictureName
  hours: string
  /** Opening hours: days (0 is Sunday; all days if missing) and hours. An empty list means always open. */
  open?: { days?: number[]; from: string; to: string }[]
  outlet?: string
  categories: DemoCategory[]
}
