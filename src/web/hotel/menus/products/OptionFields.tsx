import IconX from 'icon:x'
import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { languages, localizedField } from '#contract/kernel/languages.limits.ts'
import shared from '#web/hotel/hotel.module.css'
import { languageText } from '#web/kernel/text/languages.text.ts'
import classes from '../menus.module.css'
import { menusText, menuText } from '../menus.text.ts'
import { ChoiceContentFields } from './ContentFields.tsx'
import { productOptionsText as text } from './productOptions.text.ts'
import { emptyChoice, emptyOptionGroup, hasMaximum, hasMinimum, type ProductForm } from './productValues.ts'
import { ReuseOptionGroupField } from './ReuseOptionGroupField.tsx'

const maxLength = menuLimits.productName

/** Option groups of a product, for example size or extras; each choice can add to the price. */
export const OptionFields = ({ form }: { form: ProductForm }) => (
  <section className={shared.section}>
    <h2>{text.title}</h2>
    <p className={shared.hint}>{text.hint}</p>
    {form.values.options.map((group, i) => (
      <OptionGroupFields key={group.id} form={form} i={i} />
    ))}
    {form.values.options.length < menuLimits.optionGroups && (
      <div className="group gap-24 end">
        <Button variant="default" onClick={() => form.insertListItem('options', emptyOptionGroup())}>
          {text.add}
        </Button>
        <ReuseOptionGroupField form={form} />
      </div>
    )}
  </section>
)

function OptionGroupFields({ form, i }: { form: ProductForm; i: number }) {
  const group = form.values.options[i]
  if (!group) return null
  const groupPath = `options.${i}`
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
      <TextInput label={text.name} maxLength={maxLength} required {...form.getInputProps(`${groupPath}.name`)} />
      <div className={`group gap-24 end ${classes.bounds}`}>
        <NativeSelect
          label={text.choose}
          data={[
            { value: 'one', label: text.one },
            { value: 'many', label: text.many },
          ]}
          {...form.getInputProps(`${groupPath}.choose`)}
        />
        <Checkbox
          label={text.required}
          mt={37}
          {...form.getInputProps(`${groupPath}.required`, { type: 'checkbox' })}
        />
        {hasMinimum(group) && <CountField form={form} path={`${groupPath}.atLeast`} label={text.atLeast} />}
        {hasMaximum(group) && <CountField form={form} path={`${groupPath}.atMost`} label={text.atMost} />}
      </div>
      {group.choices.map((choice, j) => (
        <ChoiceFields
          key={choice.id}
          form={form}
          groupPath={groupPath}
          j={j}
          contains={choice.contains}
          isOnly={group.choices.length === 1}
        />
      ))}
      {group.choices.length < menuLimits.choices && (
        <div>
          <Button variant="default" onClick={() => form.insertListItem(`${groupPath}.choices`, emptyChoice())}>
            {text.addChoice}
          </Button>
        </div>
      )}
      <details className={classes.translations}>
        <summary>{menusText.translations}</summary>
        <div className="pair wide">
          {[{ key: group.id, label: name, path: groupPath }, ...choicePaths(group.choices, groupPath)].map(
            ({ key, label, path }) =>
              languages.map((language) => (
                <TextInput
                  key={`${key} ${language}`}
                  label={`${label}: ${menuText.nameIn(languageText[language]).toLowerCase()}`}
                  maxLength={maxLength}
                  {...form.getInputProps(`${path}.${localizedField('name', language)}`)}
                />
              )),
          )}
        </div>
      </details>
    </fieldset>
  )
}

const CountField = ({ form, path, label }: { form: ProductForm; path: string; label: string }) => (
  <TextInput label={label} w={92} inputMode="numeric" maxLength={2} {...form.getInputProps(path)} />
)

const choicePaths = (choices: readonly { id: string; name: string }[], groupPath: string) =>
  choices.map(({ id, name }, j) => ({ key: id, label: name || text.choice(j + 1), path: `${groupPath}.choices.${j}` }))

interface ChoiceFieldsProps {
  form: ProductForm
  groupPath: string
  j: number
  contains: readonly ContentMark[]
  isOnly: boolean
}

function ChoiceFields({ form, groupPath, j, contains, isOnly }: ChoiceFieldsProps) {
  const path = `${groupPath}.choices.${j}`
  return (
    <div className={classes.choice}>
      <TextInput label={text.choice(j + 1)} maxLength={maxLength} required {...form.getInputProps(`${path}.name`)} />
      <TextInput label={text.extra} inputMode="decimal" maxLength={20} {...form.getInputProps(`${path}.extra`)} />
      {!isOnly && (
        <ActionIcon
          variant="subtle"
          color="danger"
          size={40}
          aria-label={text.removeChoice(text.choice(j + 1))}
          onClick={() => form.removeListItem(`${groupPath}.choices`, j)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      <ChoiceContentFields form={form} path={path} contains={contains} />
    </div>
  )
}
