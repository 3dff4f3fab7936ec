import type index from './webp/index.json'

/** A picture in webp/. The programs in drawings/ render them. */
export type PictureName = keyof typeof index
