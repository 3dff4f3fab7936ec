import { Board } from '#web/kernel/shells/tv/Board.tsx'
import { Calm } from '#web/kernel/shells/tv/Calm.tsx'
import { DuskScene } from '#web/kernel/ui/scenes/DuskScene.tsx'
import { screensText as text } from './screens.text.ts'

export const BagsBoardScreen = () => (
  <Board title={text.bags} background={<DuskScene />}>
    <Calm sentence={text.noMoves} />
  </Board>
)
