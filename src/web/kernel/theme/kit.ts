// Shared CSS classes (layout, text, controls) of all surfaces except televisions. The shells import this file before any feature, so that rules of features come later and win.
import './layout.css'
import './text.css'
import './controls.css'
