import classes from './Plate.module.css'

/** What stands where a product has no photo. */
export const Plate = () => <span className={classes.plate} />
