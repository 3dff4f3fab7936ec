import classes from './PhotoPlaceholder.module.css'

/** Placeholder for a missing photo of a product or outlet, drawn in CSS. */
export const Plate = () => <span className={classes.placeholder} />
