/** One kawung: four petals around a point, with their inner lines (as the pattern of the back office). */
const petals = [45, 135, 225, 315]
  .map(
    turn =>
      `<g transform="rotate(${turn} 36 36)"><path d="M36 32.5C24 22 24 -1 36 -12.5C48 -1 48 22 36 32.5Z"/><path d="M36 25C31 17 31 3 36 -5"/></g>`,
  )
  .join('');

const cell = 72;

/**
 * The kawung batik figure as a quiet triangle in the upper right corner of a page, fading inwards
 * (docs/design/visual.md "Motif").
 * @param size side of the square in points
 */
export function kawungCorner(size: number, colour: string): string {
  const across = 4;
  const figures: string[] = [];
  for (let row = 0; row < across; row++) {
    for (let column = 0; column < across; column++) {
      const distance = row + (across - 1 - column);
      if (distance >= across) continue;
      const strength = (0.34 * (across - distance)) / across;
      figures.push(
        `<g transform="translate(${column * cell} ${row * cell})" fill="none" stroke="${colour}" stroke-width="1.4" stroke-opacity="${strength.toFixed(3)}">${petals}<circle cx="36" cy="36" r="2" fill="${colour}" fill-opacity="${strength.toFixed(3)}" stroke="none"/></g>`,
      );
    }
  }
  const side = across * cell;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">${figures.join('')}</svg>`;
}
