import type { PostKind } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { type PlaceholderKind, PlaceholderScene } from '#web/kernel/ui/scenes/PlaceholderScene.tsx'

const scenes: Record<PostKind, PlaceholderKind> = { news: 'course', tournament: 'flags', winner: 'cup' }

interface PostImageProps {
  post: Pick<Post, 'photo' | 'kind'>
  sizes: string
  eager?: boolean
}

/**
 * The post's photo, or else a drawing of its kind. It has no alternative text, because the title is shown beside it.
 */
export const PostImage = ({ post, sizes, eager = false }: PostImageProps) =>
  post.photo ? (
    <Picture photo={post.photo} sizes={sizes} eager={eager} />
  ) : (
    <PlaceholderScene kind={scenes[post.kind]} />
  )
