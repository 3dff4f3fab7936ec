// The class names that every page but those of televisions may use. Loaded by the shells, before the styles of features.
import './layout.css'
import './text.css'
import './controls.css'
