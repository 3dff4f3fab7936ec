import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { homePathOf } from '#contract/redirects.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { type Uploads, uploadsOfDraft } from '#web/kernel/uploads/uploads.ts'
import { ListingFields } from './ListingFields.tsx'
import { removeListingDraft, useStoredListingDraft, useStoreListingDraft } from './listingDraft.ts'
import { listingsText as text } from './listings.text.ts'
import { emptyListing, type ListingValues, listingChecks, toInput } from './listingValues.ts'

const home = homePathOf('admin')

/**
 * Page that creates a property. The unsaved form and its photos are stored on the device, so that leaving the page loses
 * nothing.
 */
export function ListingCreateScreen() {
  const { venueId } = useMe()
  const draft = useStoredListingDraft(venueId)
  const uploads = uploadsOfDraft(`${venueId} new`)
  const [isDraftDiscarded, setDraftDiscarded] = useState(false)
  const removeDraft = () => {
    removeListingDraft(venueId)
    uploads.clear()
  }
  return (
    <Screen title={text.createTitle} narrow>
      {draft && !isDraftDiscarded && (
        <Notice sentence={text.draft}>
          <Button
            variant="default"
            onClick={() => {
              removeDraft()
              setDraftDiscarded(true)
            }}
          >
            {text.startAnew}
          </Button>
        </Notice>
      )}
      <Panel>
        <CreateForm
          key={String(isDraftDiscarded)}
          start={isDraftDiscarded || !draft ? emptyListing() : draft}
          checks={listingChecks(uploads.list)}
          write={api.properties.listings.create}
          input={(id, values) => ({ id, ...toInput(values) })}
          invalid={{ youtubeUrl: text.videoWrong, url360: text.tourWrong }}
          said={text.created}
          to={home}
          cancel={home}
          kept
          onMade={removeDraft}
        >
          {(form) => <SavedFields form={form} uploads={uploads} venueId={venueId} />}
        </CreateForm>
      </Panel>
    </Screen>
  )
}

interface SavedFieldsProps {
  form: UseFormReturnType<ListingValues>
  uploads: Uploads
  venueId: number
}

/** The form's fields; saves every change to the draft on the device. */
function SavedFields({ form, uploads, venueId }: SavedFieldsProps) {
  useStoreListingDraft(venueId, form.values)
  return <ListingFields form={form} uploads={uploads} />
}
