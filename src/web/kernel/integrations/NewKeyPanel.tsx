import { Input, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import {
  apiKeyLimits,
  type Scope,
  type ScopeGroupName,
  scopeGroupNames,
  scopeGroups,
} from '#contract/kernel/scopes.limits.ts'
import { TextToCopy } from '#web/kernel/ui/feedback/TextToCopy.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { integrationsText } from './integrations.text.ts'

const text = integrationsText.create

type Access = 'none' | 'read' | 'write'
interface KeyValues extends Record<string, unknown> {
  name: string
  access: Record<ScopeGroupName, Access>
}

const start: KeyValues = {
  name: '',
  access: Object.fromEntries(scopeGroupNames.map((group) => [group, 'none'])) as KeyValues['access'],
}

const chosenScopes = (access: KeyValues['access']) =>
  scopeGroupNames.flatMap((group): Scope[] => (access[group] === 'none' ? [] : [`${group}:${access[group]}`]))

const choices = (group: ScopeGroupName) =>
  (['none', 'read', ...(scopeGroups[group].writable ? (['write'] as const) : [])] as const).map((value) => ({
    value,
    label: integrationsText.access[value],
  }))

/** Creates a key and shows it once. */
export function NewKeyPanel() {
  const [key, setKey] = useState<string | null>(null)
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <div className="stack gap-20">
        <CreateForm
          start={start}
          checks={{
            name: requiredCheck(apiKeyLimits.name),
            access: (access: KeyValues['access']) => (chosenScopes(access).length > 0 ? null : text.chooseScope),
          }}
          write={api.kernel.apiKeys.create}
          input={(id, { name, access }) => ({ id, name, scopes: chosenScopes(access) })}
          said={text.said}
          submit={text.submit}
          onMade={(made) => setKey(made.key)}
        >
          {(form) => (
            <>
              <TextInput
                label={text.name}
                description={text.nameHint}
                maxLength={apiKeyLimits.name}
                autoComplete="off"
                required
                {...form.getInputProps('name')}
              />
              <Input.Wrapper label={text.scopes} labelElement="div" error={form.errors.access}>
                <div className="stack gap-8">
                  {scopeGroupNames.map((group) => (
                    <NativeSelect
                      key={group}
                      label={integrationsText.groups[group]}
                      data={choices(group)}
                      {...form.getInputProps(`access.${group}`)}
                    />
                  ))}
                </div>
              </Input.Wrapper>
            </>
          )}
        </CreateForm>
        {key && <TextToCopy value={key} words={text.shown} />}
      </div>
    </Panel>
  )
}
