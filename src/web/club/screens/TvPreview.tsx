import { to } from '#contract/club/pages.tv.ts'
import { screensAdminText as text } from './screensAdmin.text.ts'
import classes from './TvPreview.module.css'

/** The page of a television in a small frame; it follows every change by itself. */
export const TvPreview = ({ id, name }: { id: string; name: string }) => (
  <figure className="stack gap-8">
    <figcaption className="strong">{text.preview}</figcaption>
    <div className={classes.screen}>
      <iframe src={to('screen', { tv: id })} title={text.previewOf(name)} tabIndex={-1} />
    </div>
  </figure>
)
