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
import { type Uploads, uploadsOf } from '#web/kernel/uploads/uploads.ts'
import { forgetDraft, useDraft, useKeptDraft } from './draft.ts'
import { ListingFields } from './ListingFields.tsx'
import { listingsText as text } from './listings.text.ts'
import { blankListing, type ListingValues, listingChecks, writtenIn } from './listingValues.ts'

const home = homePathOf('admin')

/** What is entered is kept on the device, photos included: whoever leaves and comes back goes on. */
export function ListingCreateScreen() {
  const { venueId } = useMe()
  const draft = useDraft(venueId)
  const uploads = uploadsOf(`${venueId} new`)
  const [anew, setAnew] = useState(false)
  const forget = () => {
    forgetDraft(venueId)
    uploads.clear()
  }
  return (
    <Screen title={text.createTitle} narrow>
      {draft && !anew && (
        <Notice sentence={text.draft}>
          <Button
            variant="default"
            onClick={() => {
              forget()
              setAnew(true)
            }}
          >
            {text.startAnew}
          </Button>
        </Notice>
      )}
      <Panel>
        <CreateForm
          key={String(anew)}
          start={anew || !draft ? blankListing() : draft}
          checks={listingChecks(uploads.list)}
          write={api.properties.listings.create}
          input={(id, values) => ({ id, ...writtenIn(values) })}
          invalid={{ youtubeUrl: text.videoWrong, url360: text.tourWrong }}
          said={text.created}
          to={home}
          cancel={home}
          kept
          onMade={forget}
        >
          {(form) => <Kept form={form} uploads={uploads} venueId={venueId} />}
        </CreateForm>
      </Panel>
    </Screen>
  )
}

interface KeptProps {
  form: UseFormReturnType<ListingValues>
  uploads: Uploads
  venueId: number
}

function Kept({ form, uploads, venueId }: KeptProps) {
  useKeptDraft(venueId, form.values)
  return <ListingFields form={form} uploads={uploads} />
}
