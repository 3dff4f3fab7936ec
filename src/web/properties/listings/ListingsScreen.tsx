import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { listingLanes } from '#contract/properties/listingStaff.limits.ts'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import type { ListingRow } from '#contract/properties/listings.ts'
import { to as toPublic } from '#contract/properties/pages.public.ts'
import { listingListFromQuery, to } from '#contract/properties/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { ExportButton } from '#web/kernel/ui/buttons/ExportButton.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { PictureRow, PictureRows, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { PropertiesTabs } from '../PropertiesTabs.tsx'
import { operationText, stateText, typeText } from '../properties.text.ts'
import { propertiesAdminText as text } from './admin.text.ts'
import { ListingChips } from './ListingChips.tsx'

const create = to('propertyCreate')

/** Properties in their display order, unpublished ones included, filtered by search text and lane. */
export function ListingsScreen() {
  const query = useSearchParams()
  const filter = listingListFromQuery(query)
  const { lane } = filter
  const isFiltered = Object.keys(filter).length > 0
  const pages = usePagedRead(api.properties.listings.list, filter)
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const total = pages.read.data?.[0]?.total ?? 0
  const canOrder = isAdmin && !isFiltered && !pages.hasMore && total > 1 && total <= listingLimits.dragged
  const createButton = isAdmin && <LinkButton to={create}>{text.create}</LinkButton>
  return (
    <Screen
      title={text.title}
      actions={
        isAdmin && (
          <>
            {canOrder && <ReorderButton ordering={ordering} onChange={setOrdering} />}
            <ExportButton
              label={text.export}
              read={api.properties.listings.export}
              name={text.exportName}
              said={text.exported}
            />
            <LinkButton to={to('propertiesImport')}>{text.import}</LinkButton>
            <LinkButton to={create} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <PropertiesTabs />
      <nav className="group gap-8 below" aria-label={text.lanes}>
        <Link to={to('propertiesAdmin')} className="pill" aria-current={lane ? undefined : 'page'}>
          {text.all}
        </Link>
        {listingLanes.map((known) => (
          <Link
            key={known}
            to={to('propertiesAdmin', { lane: known })}
            className="pill"
            aria-current={known === lane ? 'page' : undefined}
          >
            {text.lane[known]}
          </Link>
        ))}
      </nav>
      <SearchField label={text.search} maxLength={listingLimits.search} />
      <Loaded
        read={pages.read}
        skeleton={<PictureRowsSkeleton />}
        isEmpty={([first]) => first?.listings.length === 0}
        empty={
          <EmptyPanel sentence={filter.search ? text.nothing : lane ? text.nothingInLane : text.empty}>
            {isFiltered ? <LinkButton to={to('propertiesAdmin')}>{text.seeAll}</LinkButton> : createButton}
          </EmptyPanel>
        }
      >
        {(loadedPages) => {
          const listings = loadedPages.flatMap((page) => page.listings)
          return (
            <>
              <Reorderable
                label={text.title}
                ordering={ordering && canOrder}
                things={listings.map(({ id, number, direction }) => ({ id, name: `${number} · ${direction}` }))}
                write={api.properties.listings.reorder}
                inputOf={(ids) => ({ ids })}
              >
                <PictureRows label={text.title}>
                  {listings.map((listing) => (
                    <ListingRowItem key={listing.id} listing={listing} isAdmin={isAdmin} />
                  ))}
                </PictureRows>
              </Reorderable>
              <LoadMore pages={pages} />
            </>
          )
        }}
      </Loaded>
    </Screen>
  )
}

function ListingRowItem({ listing, isAdmin }: { listing: ListingRow; isAdmin: boolean }) {
  const { number, direction, city, operation, type, price, currency, coverList, active, state, contacts } = listing
  const edit = to('propertyEdit', { idPropiedad: number })
  const desk = to('propertyDesk', { idPropiedad: number })
  const details = [
    ...[text.number(number), operationText[operation], typeText[type], city],
    ...(state === 'available' ? [] : [text.since(stateText(state, operation), formatDay(listing.stateSince))]),
    ...(contacts.ownerName ? [text.owner(contacts.ownerName)] : []),
    ...(contacts.agent ? [text.agent(contacts.agent.name)] : []),
  ]
  return (
    <PictureRow
      image={coverList && <Picture photo={coverList} sizes="112px" />}
      name={direction}
      to={isAdmin ? edit : desk}
      chips={<ListingChips listing={listing} />}
      detail={details.join(' · ')}
      fact={formatMoney(price, currency)}
      off={!active}
    >
      <RowActions listing={listing} isAdmin={isAdmin} edit={edit} desk={desk} />
    </PictureRow>
  )
}

interface RowActionsProps {
  listing: ListingRow
  isAdmin: boolean
  edit: string
  desk: string
}

function RowActions({ listing, isAdmin, edit, desk }: RowActionsProps) {
  const { id, number, direction, active } = listing
  const navigate = useNavigate()
  const { venueId } = useMe()
  const onError = (failure: Parameters<typeof failureSentence>[0]) => popup.error(failureSentence(failure))
  const setActive = useWrite(api.properties.listings.setActive, {
    onSuccess: (_, input) => popup.success(input.active ? text.didPublish : text.didUnpublish),
    onError,
  })
  const duplicate = useWrite(api.properties.listings.duplicate, {
    onSuccess: (copy) => {
      popup.success(text.didDuplicate)
      navigate(to('propertyEdit', { idPropiedad: copy.number }))
    },
    onError,
  })
  // One id per row: a double click or a retry creates one copy.
  const [copyId] = useState(newId)
  return (
    <>
      {active && (
        <LinkButton
          to={toPublic('property', { idPropiedad: number }, { venue: venueId })}
          label={text.seeOf(direction)}
        >
          {text.see}
        </LinkButton>
      )}
      <LinkButton to={desk} label={text.deskOf(direction)}>
        {text.desk}
      </LinkButton>
      {isAdmin && (
        <>
          <Button
            variant="default"
            loading={setActive.isPending}
            aria-label={active ? text.unpublishOf(direction) : text.publishOf(direction)}
            onClick={() => setActive.mutate({ id, active: !active })}
          >
            {active ? text.unpublish : text.publish}
          </Button>
          <Button
            variant="default"
            loading={duplicate.isPending}
            aria-label={text.duplicateOf(direction)}
            onClick={() => duplicate.mutate({ id: copyId, of: id })}
          >
            {text.duplicate}
          </Button>
          <LinkButton to={edit} label={text.editOf(direction)}>
            {text.edit}
          </LinkButton>
        </>
      )}
    </>
  )
}
