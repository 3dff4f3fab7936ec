import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Station } from '#contract/hotel/stations.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Reorderable, ReorderButton } from '#web/kernel/ui/ordering/Reorderable.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { EmptyListPrompt } from '../EmptyListPrompt.tsx'
import { RowButtons } from '../RowButtons.tsx'
import { stationsText as text } from './stations.text.ts'

const create = to('stationCreate')

export function StationsScreen() {
  const stations = useRead(api.hotel.stations.list)
  const [ordering, setOrdering] = useState(false)
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <LinkButton to={to('menus')}>{text.backToMenus}</LinkButton>
          {(stations.data?.length ?? 0) > 1 && <ReorderButton ordering={ordering} onChange={setOrdering} />}
          <LinkButton to={create} primary>
            {text.create}
          </LinkButton>
        </>
      }
    >
      <p className="note below">{text.hint}</p>
      <Loaded
        read={stations}
        skeleton={<SkeletonBox height={240} radius={10} />}
        empty={<EmptyListPrompt words={text.first} to={create} label={text.create} />}
      >
        {(stations) => (
          <Reorderable
            label={text.title}
            ordering={ordering}
            things={stations}
            write={api.hotel.stations.reorder}
            inputOf={(ids) => ({ ids })}
          >
            <List aria-label={text.title}>
              {stations.map((station) => (
                <StationRow key={station.id} station={station} />
              ))}
            </List>
          </Reorderable>
        )}
      </Loaded>
    </Screen>
  )
}

function StationRow({ station: { id, name, minutes } }: { station: Station }) {
  const { remove, removing } = useRemoval(api.hotel.stations.remove, { question: text.question, said: text.deleted })
  return (
    <ListRow busy={removing}>
      <RowText>
        <strong>{name}</strong>
        <p>{text.promised(minutes)}</p>
      </RowText>
      <RowActions>
        <RowButtons
          name={name}
          edit={to('stationEdit', { idStation: id })}
          removing={removing}
          onRemove={() => void remove({ id })}
        />
      </RowActions>
    </ListRow>
  )
}
