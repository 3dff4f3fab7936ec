import { type TvBoard, tvBoards } from '#contract/club/screens.limits.ts'
import { screensAdminText as text, tvBoardText } from './screensAdmin.text.ts'

interface BoardsFieldProps {
  value: readonly TvBoard[]
  onChange: (boards: TvBoard[]) => void
  error?: React.ReactNode
}

/** Chooses the boards of a television; several rotate in the order of this list. */
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
          onChange={() => onChange(tvBoards.filter((other) => (other === board) !== value.includes(other)))}
        />
        {tvBoardText[board]}
      </label>
    ))}
    {error && (
      <p className="problem" role="alert">
        {error}
      </p>
    )}
  </fieldset>
)
