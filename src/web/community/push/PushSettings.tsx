import { api, featureOf } from '#contract/api.ts'
import { type PushKind, pushKinds } from '#contract/community/members.limits.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { whenRead } from '#web/kernel/data/whenRead.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { type PushResult, usePushSubscription } from '#web/kernel/push/usePushSubscription.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { CheckRow, List } from '#web/kernel/ui/lists/List.tsx'
import classes from './PushSettings.module.css'
import { pushText as text } from './push.text.ts'

const report = (result: PushResult) =>
  result === 'on' || result === 'off' ? popup.success(text.results[result]) : popup.error(text.results[result])

/** Switches for push notifications; hidden if the browser does not support them. */
export function PushSettings({ muted }: { muted: readonly PushKind[] }) {
  const { state, busy, allow, end } = usePushSubscription(report)
  if (state === 'unknown' || state === 'impossible') return null
  return (
    <section className={classes.settings} aria-labelledby="avisos">
      <h2 id="avisos">{text.title}</h2>
      {state === 'off' ? (
        <button type="button" className="button" disabled={busy} onClick={allow}>
          {busy ? text.turningOn : text.on}
        </button>
      ) : (
        <>
          <Kinds muted={muted} />
          <button type="button" className="button" disabled={busy} onClick={end}>
            {text.off}
          </button>
        </>
      )}
    </section>
  )
}

function Kinds({ muted }: { muted: readonly PushKind[] }) {
  const cache = useReadCache()
  const profile = api.community.members.profile.endpoint
  const setMuted = useWrite(api.community.push.setMuted, {
    // Muted kinds are part of the profile.
    onSuccess: () => void cache.invalidate(featureOf(profile)),
    untilRead: () => whenRead(cache, profile),
    onError: (failure) => popup.error(failureSentence(failure)),
  })
  const shown = setMuted.isPending ? setMuted.variables.muted : muted
  const turn = (kind: PushKind) =>
    setMuted.mutate({ muted: shown.includes(kind) ? shown.filter((one) => one !== kind) : [...shown, kind] })
  return (
    <fieldset className={classes.kinds}>
      <legend>{text.kinds}</legend>
      <List>
        {pushKinds.map((kind) => (
          <CheckRow key={kind} checked={!shown.includes(kind)} onChange={() => turn(kind)}>
            {text.kind[kind]}
          </CheckRow>
        ))}
      </List>
    </fieldset>
  )
}
