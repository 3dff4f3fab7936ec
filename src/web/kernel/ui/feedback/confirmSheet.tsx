import { createRoot } from 'react-dom/client'
import { QuestionSheet } from '../overlays/QuestionSheet.tsx'
import type { ConfirmQuestion } from './confirmInBrowser.ts'

/** Renders the question in a tree of its own, because the page does not load this code, inside the shell, whose styles it uses. */
export const askInSheet = ({ title, body, confirm, cancel }: ConfirmQuestion) =>
  new Promise<boolean>((resolve) => {
    const shell = document.querySelector('main')?.parentElement ?? document.body
    const box = shell.appendChild(document.createElement('div'))
    const root = createRoot(box)
    const answer = (yes: boolean) => {
      root.unmount()
      box.remove()
      resolve(yes)
    }
    root.render(
      <QuestionSheet open title={title} sentence={body} onClose={() => answer(false)}>
        <button type="button" className="button" data-primary onClick={() => answer(true)}>
          {confirm}
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          {cancel}
        </button>
      </QuestionSheet>,
    )
  })
