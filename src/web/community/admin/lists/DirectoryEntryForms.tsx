import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Read, Write } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'

/** Describes a kind of entry for its create and edit forms. */
export interface DirectoryEntryFormConfig<T, V, W> {
  text: { create: string; editTitle: string; created: string; updated: string }
  /** Path of the list. */
  list: string
  /** Path to open after creating an entry; without it, the list. */
  made?: (id: string) => string
  blank: V
  valuesOf: (entry: T) => V
  /** Converts form values to the endpoints' input. */
  writtenIn: (values: V) => W
  labels: Record<keyof V & string, string>
  checks: FormValidateInput<V>
  invalid?: Partial<Record<keyof V & string, string>>
  fields: (form: UseFormReturnType<V>) => ReactNode
  one: Read<{ id: string }, T>
  create: Write<{ id: string } & W, T>
  update: Write<{ id: string; version: number } & W, T>
}

type Values = Record<string, unknown>

export const DirectoryEntryCreateScreen = <T extends { id: string }, V extends Values, W>({
  kind,
}: {
  kind: DirectoryEntryFormConfig<T, V, W>
}) => (
  <CreateScreen
    title={kind.text.create}
    start={kind.blank}
    checks={kind.checks}
    invalid={kind.invalid ?? {}}
    write={kind.create}
    input={(id, values) => ({ id, ...kind.writtenIn(values) })}
    said={kind.text.created}
    to={({ id }) => kind.made?.(id) ?? kind.list}
    cancel={kind.list}
  >
    {kind.fields}
  </CreateScreen>
)

interface EntryEditScreenProps<T, V, W> {
  kind: DirectoryEntryFormConfig<T, V, W>
  /** Name of the path parameter with the entry's id. */
  param: string
  /** Content below the form. */
  children?: (entry: T) => ReactNode
}

export function DirectoryEntryEditScreen<T extends { id: string; version: number }, V extends Values, W>({
  kind,
  param,
  children,
}: EntryEditScreenProps<T, V, W>) {
  const { [param]: id = '' } = usePathParams()
  const read = useRead(kind.one, { id })
  return (
    <Screen title={kind.text.editTitle} narrow>
      <Loaded read={read} gone={{ to: kind.list }} keeps skeleton={<SkeletonBox height={420} radius={10} />}>
        {(entry, gone) => (
          <div className="stack gap-20">
            <Panel>
              <EditForm
                thing={entry}
                valuesOf={kind.valuesOf}
                labels={kind.labels}
                checks={kind.checks}
                invalid={kind.invalid ?? {}}
                write={kind.update}
                input={(values, version) => ({ id: entry.id, version, ...kind.writtenIn(values) })}
                said={kind.text.updated}
                to={kind.list}
                cancel={kind.list}
                gone={gone}
              >
                {kind.fields}
              </EditForm>
            </Panel>
            {!gone && children?.(entry)}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
