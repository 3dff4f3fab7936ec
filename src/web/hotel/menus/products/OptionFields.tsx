import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { languages, localizedField } from '#contract/kernel/languages.limits.ts'
import shared from '#web/hotel/hotel.module.css'
import { languageText } from '#web/kernel/text/languages.text.ts'
import classes from '../menus.module.css'
import { menusText, menuText, optionsText as text } from '../menus.text.ts'
import { OptionReuse } from './OptionReuse.tsx'
import { blankChoice, blankGroup, hasLeast, hasMost, type ProductForm } from './productValues.ts'

const max = menuLimits.productName

/** What a guest decides about a product: groups of choices with what each adds to the price. */
export const OptionFields = ({ form }: { form: ProductForm }) => (
  <section className={shared.section}>
    <h2>{text.title}</h2>
    <p className={shared.hint}>{text.hint}</p>
    {form.values.options.map((group, i) => (
      <Group key={group.id} form={form} i={i} />
    ))}
    {form.values.options.length < menuLimits.optionGroups && (
      <div className="group gap-24 end">
        <Button variant="default" onClick={() => form.insertListItem('options', blankGroup())}>
          {text.add}
        </Button>
        <OptionReuse form={form} />
      </div>
    )}
  </section>
)

function Group({ form, i }: { form: ProductForm; i: number }) {
  const group = form.values.options[i]
  if (!group) return null
  const at = `options.${i}`
  const name = group.name || text.group(i + 1)
  return (
    <fieldset className={classes.group} aria-label={name}>
      <div className={classes.groupHead}>
        <h3>{name}</h3>
        {i > 0 && (
          <Button
            variant="subtle"
            ml="auto"
            aria-label={text.upOf(name)}
            onClick={() => form.reorderListItem('options', { from: i, to: i - 1 })}
          >
            {text.up}
          </Button>
        )}
        <Button
          variant="subtle"
          color="danger"
          aria-label={text.removeOf(name)}
          onClick={() => form.removeListItem('options', i)}
        >
          {text.remove}
        </Button>
      </div>
      <TextInput label={text.name} maxLength={max} required {...form.getInputProps(`${at}.name`)} />
      <div className={`group gap-24 end ${classes.bounds}`}>
        <NativeSelect
          label={text.choose}
          data={[
            { value: 'one', label: text.one },
            { value: 'many', label: text.many },
          ]}
          {...form.getInputProps(`${at}.choose`)}
        />
        <Checkbox label={text.required} mt={37} {...form.getInputProps(`${at}.required`, { type: 'checkbox' })} />
        {hasLeast(group) && <HowMany form={form} path={`${at}.atLeast`} label={text.atLeast} />}
        {hasMost(group) && <HowMany form={form} path={`${at}.atMost`} label={text.atMost} />}
      </div>
      {group.choices.map((choice, j) => (
        <Choice key={choice.id} form={form} at={at} j={j} only={group.choices.length === 1} />
      ))}
      {group.choices.length < menuLimits.choices && (
        <div>
          <Button variant="default" onClick={() => form.insertListItem(`${at}.choices`, blankChoice())}>
            {text.addChoice}
          </Button>
        </div>
      )}
      <details className={classes.translations}>
        <summary>{menusText.translations}</summary>
        <div className="pair wide">
          {[{ key: group.id, label: name, path: at }, ...choicesOf(group.choices, at)].map(({ key, label, path }) =>
            languages.map((language) => (
              <TextInput
                key={`${key} ${language}`}
                label={`${label}: ${menuText.nameIn(languageText[language]).toLowerCase()}`}
                maxLength={max}
                {...form.getInputProps(`${path}.${localizedField('name', language)}`)}
              />
            )),
          )}
        </div>
      </details>
    </fieldset>
  )
}

const HowMany = ({ form, path, label }: { form: ProductForm; path: string; label: string }) => (
  <TextInput label={label} w={92} inputMode="numeric" maxLength={2} {...form.getInputProps(path)} />
)

const choicesOf = (choices: readonly { id: string; name: string }[], at: string) =>
  choices.map(({ id, name }, j) => ({ key: id, label: name || text.choice(j + 1), path: `${at}.choices.${j}` }))

interface ChoiceProps {
  form: ProductForm
  at: string
  j: number
  only: boolean
}

function Choice({ form, at, j, only }: ChoiceProps) {
  const path = `${at}.choices.${j}`
  return (
    <div className={classes.choice}>
      <TextInput label={text.choice(j + 1)} maxLength={max} required {...form.getInputProps(`${path}.name`)} />
      <TextInput label={text.extra} inputMode="decimal" maxLength={20} {...form.getInputProps(`${path}.extra`)} />
      {!only && (
        <ActionIcon
          variant="subtle"
          color="danger"
          size={40}
          aria-label={text.removeChoice(text.choice(j + 1))}
          onClick={() => form.removeListItem(`${at}.choices`, j)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
