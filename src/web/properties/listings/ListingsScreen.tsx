import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { searchFromQuery } from '#contract/pageUrl.ts'
import { listingLimits } from '#contract/properties/listings.limits.ts'
import type { ListingRow } from '#contract/properties/listings.ts'
import { to as toPublic } from '#contract/properties/pages.public.ts'
import { to } from '#contract/properties/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { Row, RowBones, Rows } from '#web/kernel/ui/lists/Rows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { OrderButton, Ordered } from '#web/kernel/ui/ordering/Ordered.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { operationText, typeText } from '../properties.text.ts'
import { Tabs } from '../Tabs.tsx'
import { adminText as text } from './admin.text.ts'

const create = to('propertyCreate')

/** All properties in their display order, unpublished ones included. */
export function ListingsScreen() {
  const query = useSearch()
  const filter = searchFromQuery(query, listingLimits.search)
  const pages = usePages(api.properties.listings.list, filter)
  const isAdmin = useMe().role === 'admin'
  const [ordering, setOrdering] = useState(false)
  const total = pages.read.data?.[0]?.total ?? 0
  const canOrder = isAdmin && !filter.search && !pages.hasMore && total > 1 && total <= listingLimits.dragged
  const createButton = isAdmin && <LinkButton to={create}>{text.create}</LinkButton>
  return (
    <Screen
      title={text.title}
      actions={
        isAdmin && (
          <>
            {canOrder && <OrderButton ordering={ordering} onChange={setOrdering} />}
            <LinkButton to={create} primary>
              {text.create}
            </LinkButton>
          </>
        )
      }
    >
      <Tabs />
      <SearchField label={text.search} maxLength={listingLimits.search} />
      <Loaded
        read={pages.read}
        skeleton={<RowBones />}
        isEmpty={([first]) => first?.listings.length === 0}
        empty={<Empty sentence={filter.search ? text.nothing : text.empty}>{!filter.search && createButton}</Empty>}
      >
        {(loadedPages) => {
          const listings = loadedPages.flatMap((page) => page.listings)
          return (
            <>
              <Ordered
                label={text.title}
                ordering={ordering && canOrder}
                things={listings.map(({ id, number, direction }) => ({ id, name: `${number} · ${direction}` }))}
                write={api.properties.listings.reorder}
                inputOf={(ids) => ({ ids })}
              >
                <Rows label={text.title}>
                  {listings.map((listing) => (
                    <ListingRowItem key={listing.id} listing={listing} isAdmin={isAdmin} />
                  ))}
                </Rows>
              </Ordered>
              <More pages={pages} />
            </>
          )
        }}
      </Loaded>
    </Screen>
  )
}

function ListingRowItem({ listing, isAdmin }: { listing: ListingRow; isAdmin: boolean }) {
  const { number, direction, city, operation, type, price, currency, coverList, active } = listing
  const edit = to('propertyEdit', { idPropiedad: number })
  return (
    <Row
      image={coverList && <Picture photo={coverList} sizes="112px" />}
      name={direction}
      to={isAdmin ? edit : undefined}
      chips={<Chip tone={active ? 'good' : 'calm'}>{active ? text.published : text.unpublished}</Chip>}
      detail={`${text.number(number)} · ${operationText[operation]} · ${typeText[type]} · ${city}`}
      fact={moneyText(price, currency)}
      off={!active}
    >
      <RowActions listing={listing} isAdmin={isAdmin} edit={edit} />
    </Row>
  )
}

function RowActions({ listing, isAdmin, edit }: { listing: ListingRow; isAdmin: boolean; edit: string }) {
  const { id, number, direction, active } = listing
  const navigate = useNavigate()
  const { venueId } = useMe()
  const onError = (failure: Parameters<typeof sentenceFor>[0]) => popup.error(sentenceFor(failure))
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
