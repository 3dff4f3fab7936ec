import { Fragment } from 'react'
import { api } from '#contract/api.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import classes from './DonationsScreen.module.css'
import { donationsText as text } from './directory.text.ts'

export function DonationsScreen() {
  const front = useRead(api.kernel.venues.front, venueFromQuery(useSearchParams()))
  return (
    <PhonePage title={text.title} sentence={text.sentence}>
      <Loaded
        read={front}
        skeleton={<SkeletonBox height={160} radius={10} />}
        empty={<EmptyPanel sentence={text.none} />}
        isEmpty={({ bankAlias, paymentLink }) => !bankAlias && !paymentLink}
      >
        {({ bankAlias, paymentLink }) => (
          <>
            {bankAlias && <Transfer alias={bankAlias} />}
            {paymentLink && (
              <a className="button" data-primary href={paymentLink} rel="noopener" target="_blank">
                {text.card}
              </a>
            )}
          </>
        )}
      </Loaded>
    </PhonePage>
  )
}

function Transfer({ alias }: { alias: string }) {
  const copy = () =>
    navigator.clipboard.writeText(alias).then(
      () => popup.success(text.copied),
      // Copying may be forbidden; the alias is also visible as text.
      () => {},
    )
  return (
    <section className={classes.transfer}>
      <h2>{text.transfer}</h2>
      <dl>
        <dt>{text.alias}</dt>
        <dd>
          {alias.split('.').map((word, i) => (
            // A long alias breaks after a dot.
            // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other identity
            <Fragment key={i}>
              {i > 0 && (
                <>
                  .<wbr />
                </>
              )}
              {word}
            </Fragment>
          ))}
        </dd>
      </dl>
      {'clipboard' in navigator && (
        <button type="button" className="button" onClick={() => void copy()}>
          {text.copy}
        </button>
      )}
    </section>
  )
}
