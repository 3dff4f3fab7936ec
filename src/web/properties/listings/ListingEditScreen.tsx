import { api } from '#contract/api.ts'
import { to as toPublic } from '#contract/properties/pages.public.ts'
import { to } from '#contract/properties/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { uploadsOfDraft } from '#web/kernel/uploads/uploads.ts'
import { propertiesAdminText } from './admin.text.ts'
import { ListingFields } from './ListingFields.tsx'
import { listingsText as text } from './listings.text.ts'
import { listingChecks, listingChoiceTexts, listingLabels, toFormValues, toInput } from './listingValues.ts'

const list = to('propertiesAdmin')

/**
 * Page that edits a property. Photos that were added but not saved stay on the device and are shown again when the page
 * is reopened.
 */
export function ListingEditScreen() {
  const { idPropiedad = '' } = usePathParams()
  const { venueId } = useMe()
  const listing = useRead(api.properties.listings.one, { number: Number(idPropiedad) })
  const uploads = uploadsOfDraft(`${venueId} ${idPropiedad}`)
  return (
    <EditScreen
      title={propertiesAdminText.editTitle}
      back={list}
      read={listing}
      heading={({ number, direction }) => `${propertiesAdminText.number(number)} · ${direction}`}
      actions={
        <>
          <LinkButton to={list}>{propertiesAdminText.back}</LinkButton>
          <LinkButton to={to('propertyDesk', { idPropiedad })}>{propertiesAdminText.desk}</LinkButton>
          {listing.data?.active && (
            <LinkButton to={toPublic('property', { idPropiedad }, { venue: venueId })}>
              {propertiesAdminText.see}
            </LinkButton>
          )}
        </>
      }
    >
      {(listing, gone) => (
        <EditForm
          thing={listing}
          valuesOf={toFormValues}
          labels={listingLabels}
          names={listingChoiceTexts}
          checks={listingChecks(uploads.list)}
          write={api.properties.listings.update}
          input={(values, version) => ({ id: listing.id, version, ...toInput(values) })}
          invalid={{ youtubeUrl: text.videoWrong, url360: text.tourWrong }}
          said={propertiesAdminText.updated}
          to={list}
          onSaved={uploads.clear}
          cancel={list}
          gone={gone}
        >
          {(form) => <ListingFields form={form} uploads={uploads} />}
        </EditForm>
      )}
    </EditScreen>
  )
}
