import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type PostKind, postKinds, postLimits } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { formText } from '#web/kernel/text/forms.text.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { WithPreview } from '#web/kernel/ui/forms/WithPreview.tsx'
import { ImageField } from '#web/kernel/ui/photos/ImageField.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { postKindSingularText, postsText as text } from './posts.text.ts'

export interface PostValues extends Record<string, unknown> {
  kind: PostKind
  title: string
  description: string
  photo: Photo | null
  /** Dates as YYYY-MM-DD; empty means no limit. */
  shownFrom: string
  shownUntil: string
}

export const emptyPost = (kind: PostKind): PostValues => ({
  kind,
  title: '',
  description: '',
  photo: null,
  shownFrom: '',
  shownUntil: '',
})

export const toFormValues = ({ kind, title, description, photo, shownFrom, shownUntil }: Post): PostValues => ({
  kind,
  title,
  description,
  photo,
  shownFrom: shownFrom ?? '',
  shownUntil: shownUntil ?? '',
})

export const toInput = ({ kind, title, description, photo, shownFrom, shownUntil }: PostValues) => ({
  kind,
  title,
  description,
  photoId: photo?.id ?? null,
  shownFrom: shownFrom || null,
  shownUntil: shownUntil || null,
})

export const postLabels = {
  kind: text.kind,
  title: text.postTitle,
  description: text.description,
  photo: formText.image.label,
  shownFrom: text.shownFrom,
  shownUntil: text.shownUntil,
}

export const postChecks = {
  title: requiredCheck(postLimits.title),
  description: requiredCheck(postLimits.description),
  shownUntil: (until: string, { shownFrom }: PostValues) =>
    until && shownFrom && until < shownFrom ? text.endsBefore : null,
}

// Loaded lazily: the preview renders with the televisions' styles, which no other back-office page needs.
const postPreview = lazyPart(() => import('./PostPreview.tsx').then((m) => m.PostPreview))

interface PostFieldsProps {
  form: UseFormReturnType<PostValues>
  /** Id of the edited post; a new post has none. */
  id?: string
}

export const PostFields = ({ form, id = 'new' }: PostFieldsProps) => (
  <WithPreview preview={<Lazy part={postPreview} with={{ post: { id, ...form.values } }} until={<PreviewFrame />} />}>
    <Input.Wrapper label={text.kind} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={text.kind}
          data={postKinds.map((kind) => ({ value: kind, label: postKindSingularText[kind] }))}
          {...form.getInputProps('kind')}
        />
      </div>
    </Input.Wrapper>
    <TextInput label={text.postTitle} maxLength={postLimits.title} required {...form.getInputProps('title')} />
    <Textarea
      label={text.description}
      rows={6}
      maxLength={postLimits.description}
      required
      {...form.getInputProps('description')}
    />
    <ImageField {...form.getInputProps('photo')} />
    <div className="pair gap-16">
      <TextInput type="date" label={text.shownFrom} {...form.getInputProps('shownFrom')} />
      <TextInput type="date" label={text.shownUntil} {...form.getInputProps('shownUntil')} />
    </div>
  </WithPreview>
)
