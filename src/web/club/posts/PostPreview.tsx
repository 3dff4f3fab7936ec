import { useLayoutEffect, useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import night from '#web/kernel/shells/tv/night.module.css'
import classes from './PostPreview.module.css'
import { type PostOnTv, PostsPage } from './PostsPage.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'

const isCut = (words: Element) => words.scrollHeight > words.clientHeight + 2

/** How a post will look on the televisions, beside the two that are there now, and whether all of it can be read. */
export function PostPreview({ post }: { post: PostOnTv }) {
  const { id, kind, title, description } = post
  const others = (useRead(api.club.posts.onShow, { kind }).data ?? []).filter((other) => other.id !== id)
  const page = [post, ...others.slice(0, 2)]
  const board = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the page can change what fits
  useLayoutEffect(() => {
    const words = Array.from(board.current?.querySelector('li')?.querySelectorAll('h2, p') ?? [])
    setCut(words.some((one) => isCut(one) || (one.parentElement !== null && isCut(one.parentElement))))
  }, [title, description, page.length])
  return (
    <PreviewFrame cut={cut}>
      <div ref={board} className={`${night.night} ${classes.board}`}>
        <PostsPage posts={page} />
      </div>
    </PreviewFrame>
  )
}
