import { Button } from '@mantine/core'
import type { Post } from '#contract/club/posts.ts'
import { Notice } from '#web/kernel/ui/Notice.tsx'
import { PostArticle } from './PostArticle.tsx'
import { postsText as text } from './posts.text.ts'

interface NewerVersionProps {
  post: Post
  onTake: () => void
  onKeep: () => void
}

/** Somebody else saved meanwhile: shows what, and lets the editor choose. Nothing typed is lost either way. */
export const NewerVersion = ({ post, onTake, onKeep }: NewerVersionProps) => (
  <Notice sentence={text.newer} hint={text.newerHint} detail={<PostArticle post={post} small />}>
    <Button variant="default" onClick={onTake}>
      {text.takeNewer}
    </Button>
    <Button variant="default" onClick={onKeep}>
      {text.keepMine}
    </Button>
  </Notice>
)
