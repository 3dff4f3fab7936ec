import { type TvBoard, tvBoards } from '#contract/club/screens.limits.ts'
import { boardText, screensText } from './screens.text.ts'

const text = screensText.admin

interface BoardsFieldProps {
  value: readonly TvBoard[]
  onChange: (boards: TvBoard[]) => void
  error?: React.ReactNode
}

/** One board, or several that take turns, in the order of the list. */
export const BoardsField = ({ value, onChange, error }: BoardsFieldProps) => (
  <fieldset className="choices stack gap-8">
    <legend>{text.boards}</legend>
    <p className="note">{text.boardsHint}</p>
    {tvBoards.map((board) => (
      <label key={board} className="choice">
        <input
          className="check"
          type="checkbox"
          checked={value.includes(board)}
          aria-invalid={error ? true : undefined}
          onChange={() => onChange(tvBoards.filter((one) => (one === board) !== value.includes(one)))}
        />
        {boardText[board]}
      </label>
    ))}
    {error && (
      <p className="problem" role="alert">
        {error}
      </p>
    )}
  </fieldset>
)
