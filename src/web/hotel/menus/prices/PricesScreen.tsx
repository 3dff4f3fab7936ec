import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { BulkCategory, PriceChange } from '#contract/hotel/menus.bulk.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { to } from '#contract/hotel/pages.ts'
import { EmptyListPrompt } from '#web/hotel/EmptyListPrompt.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { SaveActions } from '#web/kernel/ui/forms/SaveActions.tsx'
import { PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { SearchField } from '#web/kernel/ui/lists/SearchField.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { pricesText as text } from '../bulk.text.ts'
import { MenuBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { menusText, productText } from '../menus.text.ts'
import { createTextFilter, rowsPerScreen } from '../textFilter.ts'
import { confirmChanges, expectChanges, knownPricesOf, priceBeforeOthers, reverseChanges } from './knownPrices.ts'
import { PercentFields } from './PercentFields.tsx'
import { PriceRows } from './PriceRows.tsx'
import classes from './Prices.module.css'
import { applyPercent, type PercentValues, parsePercent } from './percentChange.ts'

export function PricesScreen() {
  const { menuId = '' } = usePathParams()
  const menu = useRead(api.hotel.menus.everyProduct, { id: menuId })
  const up = to('menu', { menuId })
  return (
    <Screen title={text.title}>
      <MenuBreadcrumbs menu={menu.data} />
      <Loaded
        read={menu}
        gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
        skeleton={<PictureRowsSkeleton />}
        isEmpty={({ categories }) => categories.every(({ products }) => products.length === 0)}
        empty={<EmptyListPrompt words={text.first} to={up} label={menusText.backToMenu} />}
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
    validate: { percent: (_, values) => (parsePercent(values) === null ? text.percentWrong[values.direction] : null) },
  })
  const products = categories.flatMap((category) => category.products)
  const [known, setKnown] = useState(() => knownPricesOf(products))
  const percent = parsePercent(form.values)
  const nextOf = (price: number) =>
    percent === null ? price : applyPercent(price, percent, Number(form.values.rounding))
  const changes = products.flatMap(({ id, price: was }): PriceChange[] =>
    was !== null && chosen.has(id) && nextOf(was) !== was ? [{ id, was, price: nextOf(was) }] : [],
  )

  const [saved, setSaved] = useState<readonly PriceChange[]>([])
  const [isStale, setIsStale] = useState(false)
  const save = useWrite(api.hotel.menus.changePrices)
  const undo = useWrite(api.hotel.menus.changePrices, {
    onSuccess: (_, { prices }) => {
      setSaved([])
      setKnown((before) => confirmChanges(before, prices))
      popup.success(text.undone)
    },
    onError: (failure) => {
      if (!failure.is('stale')) return popup.error(failureSentence(failure))
      setSaved([])
      popup.error(text.notUndone)
    },
  })
  const [sent, setSent] = useState<readonly PriceChange[]>([])
  const finish = (done: readonly PriceChange[]) => {
    setSent([])
    setSaved(done)
    setKnown((before) => confirmChanges(before, done))
    setChosen(new Set())
    setIsStale(false)
    form.reset()
    popup.success(text.saved(done.length))
  }
  // The save got no response but the prices already have the new values: saving again would add the percentage twice.
  const isDone =
    save.error !== null &&
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
    setKnown((before) => expectChanges(before, changes))
    await save.mutateAsync({ id: menuId, prices: changes })
    finish(changes)
  }

  const sendUndo = () => {
    const prices = reverseChanges(saved)
    setKnown((before) => expectChanges(before, prices))
    undo.mutate({ id: menuId, prices })
  }

  const query = useSearchParams().get('q') ?? ''
  const matches = createTextFilter(query)
  const shown = categories
    .map((category) => ({
      ...category,
      products: category.products.filter(({ name }) => matches(`${category.name} ${name}`)),
    }))
    .filter((category) => category.products.length > 0)
  return (
    <>
      <p className="muted below">{text.hint}</p>
      {isStale && <Notice sentence={text.moved} />}
      <section className={`card below ${classes.panel}`}>
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
              <p className={`group gap-4 muted ${classes.saved}`}>
                {text.saved(saved.length)}
                <Button variant="subtle" loading={undo.isPending} onClick={sendUndo}>
                  {text.undo}
                </Button>
              </p>
            )}
          </SaveActions>
        </Form>
      </section>
      {(products.length > rowsPerScreen || query !== '') && (
        <SearchField label={productText.search} maxLength={menuLimits.productName} />
      )}
      {shown.length > 0 ? (
        <PriceRows
          categories={shown}
          all={query === '' ? text.all : text.allFound}
          chosen={chosen}
          onChoose={setChosen}
          nextOf={nextOf}
          before={(product) => priceBeforeOthers(known, product)}
        />
      ) : (
        <EmptyPanel sentence={productText.noneFound} />
      )}
    </>
  )
}
