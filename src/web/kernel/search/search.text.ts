/** Label of the button in the header; the other words load with the dialog. */
export const searchLabel = 'Buscar'

export const searchShortcut = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K')
