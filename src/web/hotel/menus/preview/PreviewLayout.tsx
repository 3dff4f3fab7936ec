import IconDeviceMobile from 'icon:device-mobile'
import IconExternalLink from 'icon:external-link'
import IconX from 'icon:x'
import { ActionIcon, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { hiddenItemText, menuPreviewText as text } from '../menus.text.ts'
import classes from './PreviewLayout.module.css'
import {
  guestPagePath,
  type PreviewTarget,
  updatePreviewSettings,
  useHasRoomForPreview,
  usePreviewSettings,
} from './previewSettings.ts'

/** Opens the guests' page beside the editor; on narrow windows a link opens it in another tab. */
export function PreviewButton({ target }: { target: PreviewTarget }) {
  const venue = useVenue()
  const { open, language } = usePreviewSettings()
  if (useHasRoomForPreview())
    return (
      <Button
        variant={open ? 'light' : 'default'}
        aria-pressed={open}
        leftSection={<IconDeviceMobile size={16} stroke={1.75} aria-hidden />}
        onClick={() => updatePreviewSettings({ open: !open })}
      >
        {text.open}
      </Button>
    )
  if (!venue) return null
  return (
    <a className="button" href={guestPagePath(venue.id, target, language)} target="_blank" rel="noreferrer">
      {text.open}
      <IconExternalLink size={16} stroke={1.75} aria-hidden />
    </a>
  )
}

/** Height in px of the sticky category tabs on the guests' page. */
const tabsHeight = 57

interface PreviewLayoutProps {
  target: PreviewTarget
  /** True if guests do not see the target; the preview then shows a message instead of the page. */
  hidden?: boolean | undefined
  children: ReactNode
}

/** Layout of an editor page with the preview beside it: an iframe of the guests' page, which updates itself live. */
export function PreviewLayout({ target, hidden = false, children }: PreviewLayoutProps) {
  const { open } = usePreviewSettings()
  const hasRoom = useHasRoomForPreview()
  return (
    <div className={classes.both} data-open={(open && hasRoom) || undefined}>
      <div className={classes.editor}>{children}</div>
      {open && hasRoom && <PreviewPane target={target} hidden={hidden} />}
    </div>
  )
}

/** Scrolls the frame by script: an anchor in its URL would scroll the editor too. */
function scrollToCategory({ contentWindow }: HTMLIFrameElement, { categoryId }: PreviewTarget) {
  const section = contentWindow?.document.getElementById(`c-${categoryId}`)
  if (section) contentWindow?.scrollBy(0, section.getBoundingClientRect().top - tabsHeight)
}

function PreviewPane({ target, hidden }: { target: PreviewTarget; hidden: boolean }) {
  const venue = useVenue()
  const { language } = usePreviewSettings()
  if (!venue) return null
  const guestUrl = guestPagePath(venue.id, target, language)
  return (
    <aside className={classes.pane} aria-label={text.open}>
      <div className="group nowrap gap-4">
        <fieldset className={classes.languages} aria-label={text.language}>
          {languages.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === language}
              aria-label={text.inLanguage(languageCodes[option].toUpperCase(), languageText[option])}
              title={languageText[option]}
              onClick={() => updatePreviewSettings({ language: option })}
            >
              {languageCodes[option].toUpperCase()}
            </button>
          ))}
        </fieldset>
        <a
          className={classes.icon}
          href={guestUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={text.openOutside}
          title={text.openOutside}
        >
          <IconExternalLink size={16} stroke={1.75} aria-hidden />
        </a>
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={text.close}
          title={text.close}
          onClick={() => updatePreviewSettings({ open: false })}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.phone}>
        {hidden ? (
          <p className={classes.hidden}>{hiddenItemText.preview}</p>
        ) : (
          // The key replaces the frame per URL: navigating inside one frame would add entries to the editor's history.
          <iframe
            key={guestUrl}
            src={guestUrl}
            title={text.frame(languageText[language])}
            onLoad={({ currentTarget }) => scrollToCategory(currentTarget, target)}
          />
        )}
      </div>
    </aside>
  )
}
