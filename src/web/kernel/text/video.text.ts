export const videoText = {
  play: (title: string) => `Reproducir ${title}`,
}
