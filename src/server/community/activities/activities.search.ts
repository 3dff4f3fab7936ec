import { to } from '#contract/community/pages.staff.ts'
import { listSearch } from '../directory/listSearch.ts'
import { communitySearchText as text } from '../search.text.ts'
import { activities } from './activities.table.ts'

export const activitiesSearch = listSearch({
  name: 'community.activities',
  pages: { staff: 'activitiesAdmin', admin: 'activityAdminEdit' },
  words: text.activities,
  table: activities,
  title: activities.name,
  detail: activities.hours,
  list: to('activitiesAdmin'),
  edit: (idActivity) => to('activityAdminEdit', { idActivity }),
})
