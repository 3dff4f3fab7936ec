import { useMemo } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { EmptyListPrompt } from '#web/hotel/EmptyListPrompt.tsx'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { pricesText, photosText as text } from '../bulk.text.ts'
import { MenuBreadcrumbs } from '../MenusBreadcrumbs.tsx'
import { menusText } from '../menus.text.ts'
import { PhotosByName } from './PhotosByName.tsx'

export function PhotosScreen() {
  const { menuId = '' } = usePathParams()
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
      <MenuBreadcrumbs menu={menu.data} />
      <Loaded
        read={menu}
        gone={{ sentence: menusText.gone, to: to('menus'), back: menusText.back }}
        skeleton={<PictureRowsSkeleton />}
        isEmpty={() => products.length === 0}
        empty={<EmptyListPrompt words={pricesText.first} to={up} label={menusText.backToMenu} />}
      >
        {({ id }) => <PhotosByName key={id} menuId={id} products={products} back={up} />}
      </Loaded>
    </Screen>
  )
}
