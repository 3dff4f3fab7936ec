import { Board } from '#web/kernel/shells/tv/Board.tsx'
import classes from './PairingScreen.module.css'
import { screensText } from './screens.text.ts'
import { usePairing } from './usePairing.ts'

const text = screensText.pairing

/** A television without a session: the code that an admin enters to pair it. */
export function PairingScreen() {
  const { code, trouble } = usePairing()
  return (
    <Board title={screensText.title}>
      <div className={classes.pairing}>
        <h2>{text.title}</h2>
        <p>{text.sentence}</p>
        <p className={classes.code} data-waiting={code ? undefined : true} role="status" aria-label={text.code}>
          {code ? `${code.slice(0, 3)} ${code.slice(3)}` : text.asking}
        </p>
        <p className={classes.trouble} role="status">
          {trouble === 'network' ? text.troubled : trouble === 'tries' ? text.tooMany : null}
        </p>
      </div>
    </Board>
  )
}
