import { colourPattern } from '#contract/kernel/venues.limits.ts'
import { CardPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import type { ConfigurationForm } from './configurationValues.ts'
import { contrastOnWhite } from './contrast.ts'
import { venuesText } from './venues.text.ts'

/** Contrast ratio below which the server darkens the colour of buttons. */
const minContrast = 4.5

/**
 * Preview of the pictures, texts and colour that guests see first. A colour that the server will darken is not shown on
 * the button.
 */
export function VenuePreview({ form }: { form: ConfigurationForm }) {
  const { name, logo, background, titleApp, subtitleApp, infoApp, primaryColor } = form.values
  const isShown = colourPattern.test(primaryColor) && contrastOnWhite(primaryColor) >= minContrast
  return (
    <CardPreview label={venuesText.edit.welcome}>
      <div className="card">
        {background && (
          <span className="frame">
            <Picture photo={background} sizes="360px" />
          </span>
        )}
        <div className="padded">
          <div className="group nowrap">
            {logo && (
              <span className="frame" style={{ width: 56, height: 56 }}>
                <Picture photo={logo} sizes="56px" />
              </span>
            )}
            <div>
              <p className="heading">{titleApp || name}</p>
              <p className="muted">{subtitleApp}</p>
            </div>
          </div>
          <p className="written muted">{infoApp}</p>
          <span
            className="button"
            data-primary
            style={isShown ? { background: primaryColor, color: 'white' } : undefined}
          >
            {venuesText.edit.sampleButton}
          </span>
        </div>
      </div>
    </CardPreview>
  )
}
