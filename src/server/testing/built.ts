import path from 'node:path'
import type { DrawPage } from '#contract/drawn.ts'
import { readBuiltWeb, readDrawing } from '../pages.ts'

const dist = path.join(import.meta.dirname, '../../../dist')

/** The pages as they are built: nothing of them runs in a browser here. */
export const drawBuilt: DrawPage = async (...asked) => {
  const draw = await readDrawing(path.join(dist, 'server-side'))
  if (!draw) throw new Error('The web is not built.')
  return draw(...asked)
}

export const builtWeb = () => readBuiltWeb(path.join(dist, 'web'))
