import { useForm } from '@mantine/form'
import { claimLimits as limits } from '#contract/community/claims.limits.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'

/** The form of a new claim: its values and checks, for members and for staff who enter a claim for a member. */
export const useClaimForm = () =>
  useForm({
    initialValues: { title: '', description: '', place: '' },
    validate: {
      title: requiredCheck(limits.title),
      description: requiredCheck(limits.description),
      place: requiredCheck(limits.place),
    },
  })
