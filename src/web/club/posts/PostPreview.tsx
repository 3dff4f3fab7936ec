import { useLayoutEffect, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import night from '#web/kernel/shells/tv/night.module.css'
import classes from './PostPreview.module.css'
import { type PostOnTv, PostsPage } from './PostsPage.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

/** Two pixels of tolerance for rounded line heights. */
const isCut = (element: Element) => element.scrollHeight > element.clientHeight + 2

/** Renders the post as televisions will, beside two current posts, and measures whether its text is cut off. */
export function PostPreview({ post }: { post: PostOnTv }) {
  const { id, kind, title, description } = post
  const others = (useRead(api.club.posts.onShow, { kind }).data ?? []).filter((other) => other.id !== id)
  const page = [post, ...others.slice(0, 2)]
  const board = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: title, description and number of posts change what fits
  useLayoutEffect(() => {
    const textElements = Array.from(board.current?.querySelector('li')?.querySelectorAll('h2, p') ?? [])
    setCut(
      textElements.some(
        (element) => isCut(element) || (element.parentElement !== null && isCut(element.parentElement)),
      ),
    )
  }, [title, description, page.length])
  return (
    <PreviewFrame cut={cut}>
      <div ref={board} className={`${night.night} ${classes.board}`}>
        <PostsPage posts={page} />
      </div>
    </PreviewFrame>
  )
}
