import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { removalQuestion } from '#web/kernel/text/editing.text.ts'
import { useConfirmDialog } from '#web/kernel/ui/feedback/ConfirmProvider.tsx'
import { CountedText } from '#web/kernel/ui/forms/CountedText.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { tvNoticeText as text } from './screensAdmin.text.ts'

const empty = { sentence: '', until: '' }
const checks = { sentence: requiredCheck(tvLimits.notice) }

/** Publishes a sentence on all televisions after a confirmation dialog, because everybody in the house sees it. */
export function TvNoticeForm({ onPublished }: { onPublished?: () => void }) {
  const ask = useConfirmDialog()
  return (
    <CreateForm
      start={empty}
      checks={checks}
      secondary
      write={api.club.screens.publishNotice}
      input={(_, { sentence, until }) => ({ sentence, until: until || null })}
      sure={({ sentence }) => ask({ ...removalQuestion, body: text.question(sentence.trim()) })}
      said={text.published}
      submit={text.publish}
      onMade={() => onPublished?.()}
    >
      {(form) => (
        <>
          <CountedText label={text.sentence} max={tvLimits.notice} required {...form.getInputProps('sentence')} />
          <TextInput label={text.until} description={text.untilHint} type="time" {...form.getInputProps('until')} />
        </>
      )}
    </CreateForm>
  )
}
