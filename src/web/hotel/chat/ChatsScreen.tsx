import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { ChatList } from './ChatList.tsx'
import classes from './ChatsScreen.module.css'
import { Conversation } from './Conversation.tsx'
import { chatText as text } from './chat.text.ts'

export function ChatsScreen() {
  const { venueId } = useMe()
  const query = useSearchParams()
  const stay = query.get('stay')
  const ended = query.get('ended') === 'yes'
  const chats = useRead(api.hotel.chat.list, { ended })
  return (
    <Screen title={text.title}>
      <PageTabs
        label={text.lists}
        tabs={[
          { to: to('chats'), label: text.current, here: !ended },
          { to: to('chats', { ended: 'yes' }), label: text.ended, here: ended },
        ]}
      />
      <div className={classes.desk} data-open={stay !== null || undefined}>
        <div className={classes.chats}>
          <Loaded
            read={chats}
            skeleton={<SkeletonBox height={320} radius={10} />}
            empty={
              <EmptyPanel sentence={ended ? text.noneEnded : text.none}>
                {!ended && <LinkButton to={to('rooms', { idHotel: venueId })}>{text.rooms}</LinkButton>}
              </EmptyPanel>
            }
          >
            {(chats) => <ChatList chats={chats} open={stay} ended={ended} />}
          </Loaded>
        </div>
        {stay ? (
          <Conversation key={stay} stayId={stay} back={to('chats', ended ? { ended: 'yes' } : {})} />
        ) : (
          <p className={classes.choose}>{text.choose}</p>
        )}
      </div>
    </Screen>
  )
}
