/** 'icon:<name>' is the React component of an icon of Tabler's set. The build fails if the set has no icon of that name. */
declare module 'icon:*' {
  const icon: import('./createIcon.tsx').Icon
  export default icon
}
