export const latestMovementsText = {
  missing: (items: readonly string[]) =>
    items.length > 2 ? `faltan ${items.length} palos` : `falta ${items.join(' y ')}`,
}
