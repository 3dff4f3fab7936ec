// The class names of the kit, for all surfaces except televisions. The shells import it, so that the styles of features override it.
import './layout.css'
import './text.css'
import './controls.css'
