import classes from './Plate.module.css'

/** Placeholder for a missing photo of a product or outlet, drawn in CSS. */
export const Plate = () => <span className={classes.plate} />
