import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { demoText as text } from './demo.text.ts'

/** Adds the demo's venues to the instance, lists their accounts, and removes them. */
export function DemoPanel() {
  const demo = useRead(api.kernel.demo.state).data
  const add = useWriteWithPopup(api.kernel.demo.add, text.added)
  const { remove, removing } = useRemoval(api.kernel.demo.remove, {
    question: { body: text.question },
    said: text.removed,
    stays: true,
  })
  if (!demo || demo.obstacle === 'other_venue') return null
  const { isHere, isAdding, obstacle, accounts } = demo
  if (obstacle)
    return (
      <Panel title={text.title} sentence={text.obstacles[obstacle]}>
        {null}
      </Panel>
    )
  const sentence = isHere ? text.here : text.absent
  return (
    <Panel title={text.title} sentence={isAdding ? text.adding : sentence}>
      <div className="stack gap-12">
        {accounts.length > 0 && (
          <List>
            {accounts.map(({ venue, mail, password }) => (
              <ListRow key={mail}>
                <RowText>
                  <b>{mail}</b>
                  <p>{venue}</p>
                </RowText>
                <RowAside>{password}</RowAside>
              </ListRow>
            ))}
          </List>
        )}
        <div className="group">
          {isHere ? (
            <Button variant="default" color="danger" loading={removing} onClick={() => void remove(undefined)}>
              {text.remove}
            </Button>
          ) : (
            <Button variant="default" loading={add.isPending || isAdding} onClick={() => add.mutate(undefined)}>
              {text.add}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
