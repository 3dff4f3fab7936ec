import { Board } from '#web/kernel/shells/tv/Board.tsx'
import classes from './PairingScreen.module.css'
import { screensText } from './screens.text.ts'
import { usePairing } from './usePairing.ts'

const text = screensText.pairing

/** Shows the code that an admin enters in the back-office to pair this television. */
export function PairingScreen() {
  const { code, problem } = usePairing()
  return (
    <Board title={screensText.title}>
      <div className={classes.pairing}>
        <h2>{text.title}</h2>
        <p>{text.sentence}</p>
        <p className={classes.code} data-waiting={code ? undefined : true} role="status" aria-label={text.code}>
          {code ? `${code.slice(0, 3)} ${code.slice(3)}` : text.asking}
        </p>
        <p className={classes.problem} role="status">
          {problem === 'network' ? text.troubled : problem === 'tries' ? text.tooMany : null}
        </p>
      </div>
    </Board>
  )
}
