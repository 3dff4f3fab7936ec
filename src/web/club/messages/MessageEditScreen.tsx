import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { MessageFields, messageChecks, messageInvalid, messageLabels, valuesOf, writtenIn } from './MessageFields.tsx'
import { messagesText as text } from './messages.text.ts'

const list = to('messagesAdmin')

export function MessageEditScreen() {
  const { idMessage = '' } = useParams()
  const { remove, removing } = useRemoval(api.club.messages.remove, { said: text.deleted, to: () => list })
  // The read pauses during removal: a live update that arrives before the response would show the message as gone.
  const message = useReadWhile(!removing, api.club.messages.one, { id: idMessage })
  return (
    <EditScreen title={text.edit} back={list} read={message} gone={{ sentence: text.gone, back: text.back }}>
      {(message, gone) => (
        <EditForm
          thing={message}
          valuesOf={valuesOf}
          labels={messageLabels}
          newer={text.newer}
          checks={messageChecks}
          invalid={messageInvalid}
          write={api.club.messages.update}
          input={(values, version) => ({ id: message.id, version, ...writtenIn(values) })}
          said={text.updated}
          to={list}
          cancel={list}
          gone={gone}
          removal={{ label: text.delete, removing, remove: () => void remove({ id: message.id }) }}
        >
          {(form) => <MessageFields form={form} />}
        </EditForm>
      )}
    </EditScreen>
  )
}
