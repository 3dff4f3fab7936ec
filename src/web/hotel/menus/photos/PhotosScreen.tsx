import { useMemo } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { FirstStep } from '#web/hotel/FirstStep.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { RowBones } from '#web/kernel/ui/lists/Rows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { pricesText, photosText as text } from '../bulk.text.ts'
import { menusText } from '../menus.text.ts'
import { MenuTrail } from '../Trail.tsx'
import { PhotosByName } from './PhotosByName.tsx'

export function PhotosScreen() {
  const { menuId = '' } = useParams()
  const menu = useRead(api.hotel.menus.everyProduct, { id: menuId })
  const products = useMemo(
    () =>
      (menu.data?.categories ?? []).flatMap(({ name, products }) =>
        products.map((product) => ({ ...product, category: name })),
      ),
    [menu.data],
  )
  const up = to('menu', { menuId })
  return (
    <Screen title={text.title}>
      <MenuTrail menu={menu.data} />
      <Loaded
        read={menu}
        gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
        skeleton={<RowBones />}
        isEmpty={() => products.length === 0}
        empty={<FirstStep words={pricesText.first} to={up} label={menusText.backToMenu} />}
      >
        {({ id }) => <PhotosByName key={id} menuId={id} products={products} back={up} />}
      </Loaded>
    </Screen>
  )
}
