import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { BulkCategory, PriceChange } from '#contract/hotel/menus.bulk.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { to } from '#contract/hotel/pages.ts'
import { FirstStep } from '#web/hotel/FirstStep.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useParams, useSearch } from '#web/kernel/navigation/navigation.tsx'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { SaveActions } from '#web/kernel/ui/forms/SaveActions.tsx'
import { RowBones } from '#web/kernel/ui/lists/Rows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { pricesText as text } from '../bulk.text.ts'
import { matching, onOneScreen } from '../matching.ts'
import { menusText, productText } from '../menus.text.ts'
import { MenuTrail } from '../Trail.tsx'
import { PercentFields } from './PercentFields.tsx'
import { PriceRows } from './PriceRows.tsx'
import classes from './Prices.module.css'
import { changedBy, type PercentValues, percentIn } from './percent.ts'

export function PricesScreen() {
  const { menuId = '' } = useParams()
  const menu = useRead(api.hotel.menus.everyProduct, { id: menuId })
  const up = to('menu', { menuId })
  return (
    <Screen title={text.title}>
      <MenuTrail menu={menu.data} />
      <Loaded
        read={menu}
        gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
        skeleton={<RowBones />}
        isEmpty={({ categories }) => categories.every(({ products }) => products.length === 0)}
        empty={<FirstStep words={text.first} to={up} label={menusText.backToMenu} />}
      >
        {({ id, categories }) => <PricesForm key={id} menuId={id} categories={categories} back={up} />}
      </Loaded>
    </Screen>
  )
}

const emptyPercent: PercentValues = { direction: 'up', percent: '', rounding: '0' }

interface PricesFormProps {
  menuId: string
  categories: readonly BulkCategory[]
  back: string
}

function PricesForm({ menuId, categories, back }: PricesFormProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const form = useForm<PercentValues>({
    initialValues: emptyPercent,
    validate: { percent: (_, values) => (percentIn(values) === null ? text.percentWrong[values.direction] : null) },
  })
  const products = categories.flatMap((category) => category.products)
  const seen = useSeenPrices(products)
  const percent = percentIn(form.values)
  const nextOf = (price: number) => (percent === null ? price : changedBy(price, percent, Number(form.values.rounding)))
  const changes = products.flatMap(({ id, price: was }): PriceChange[] =>
    was !== null && chosen.has(id) && nextOf(was) !== was ? [{ id, was, price: nextOf(was) }] : [],
  )

  const [saved, setSaved] = useState<readonly PriceChange[]>([])
  const [isStale, setIsStale] = useState(false)
  const save = useWrite(api.hotel.menus.changePrices)
  const undo = useWrite(api.hotel.menus.changePrices, {
    onSuccess: () => {
      setSaved([])
      popup.success(text.undone)
    },
    onError: (failure) => {
      if (!failure.is('stale')) return popup.error(sentenceFor(failure))
      setSaved([])
      popup.error(text.notUndone)
    },
  })
  const [sent, setSent] = useState<readonly PriceChange[]>([])
  const finish = (done: readonly PriceChange[]) => {
    setSent([])
    setSaved(done)
    setChosen(new Set())
    setIsStale(false)
    form.reset()
    popup.success(text.saved(done.length))
  }
  // The save got no response but the prices already have the new values: saving again would add the percentage twice.
  const isDone =
    save.isError &&
    sent.length > 0 &&
    sent.every((change) => products.some(({ id, price }) => id === change.id && price === change.price))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when isDone changes
  useEffect(() => {
    if (isDone) finish(sent)
  }, [isDone])
  const send = async () => {
    if (changes.length === 0) return popup.error(text.chooseSome)
    setIsStale(false)
    setSent(changes)
    seen.add(changes)
    await save.mutateAsync({ id: menuId, prices: changes })
    finish(changes)
  }

  const query = useSearch().get('q') ?? ''
  const matches = matching(query)
  const shown = categories
    .map((category) => ({
      ...category,
      products: category.products.filter(({ name }) => matches(`${category.name} ${name}`)),
    }))
    .filter((category) => category.products.length > 0)
  return (
    <>
      <p className={classes.hint}>{text.hint}</p>
      {isStale && <Notice sentence={text.moved} />}
      <section className={classes.panel}>
        <Form
          form={form}
          send={send}
          unsaved={changes.length > 0}
          onFailure={(failure) => {
            setIsStale(failure.is('stale'))
            return failure.is('stale')
          }}
        >
          <PercentFields form={form} />
          <SaveActions label={text.save(changes.length)} cancel={back} loading={save.isPending}>
            {saved.length > 0 && (
              <p className={classes.saved}>
                {text.saved(saved.length)}
                <Button
                  variant="subtle"
                  loading={undo.isPending}
                  onClick={() =>
                    undo.mutate({
                      id: menuId,
                      prices: saved.map(({ id, was, price }) => ({ id, was: price, price: was })),
                    })
                  }
                >
                  {text.undo}
                </Button>
              </p>
            )}
          </SaveActions>
        </Form>
      </section>
      {(products.length > onOneScreen || query !== '') && (
        <SearchField label={productText.search} maxLength={menuLimits.productName} />
      )}
      {shown.length > 0 ? (
        <PriceRows
          categories={shown}
          all={query === '' ? text.all : text.allFound}
          chosen={chosen}
          onChoose={setChosen}
          nextOf={nextOf}
          before={seen.before}
        />
      ) : (
        <Empty sentence={productText.noneFound} />
      )}
    </>
  )
}

type PricedProduct = BulkCategory['products'][number]

/** Remembers the prices that this person has seen or saved; any other price was changed by somebody else. */
function useSeenPrices(products: readonly PricedProduct[]) {
  const [seen, setSeen] = useState(() => new Map(products.map(({ id, price }) => [id, [price]])))
  return {
    add: (changes: readonly PriceChange[]) =>
      setSeen((before) => {
        const next = new Map(before)
        for (const { id, was, price } of changes) next.set(id, [was, price])
        return next
      }),
    /** The last known price if somebody else changed it; undefined otherwise. */
    before: ({ id, price }: PricedProduct) => {
      const known = seen.get(id) ?? [price]
      return known.includes(price) ? undefined : known.at(-1)
    },
  }
}
