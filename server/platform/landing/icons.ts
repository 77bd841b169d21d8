import { pngOf } from './pictures.ts';

/** Icons of the installed app. */
export const appIcons = {
  'any-192': { size: 192, purpose: 'any', room: 0 },
  'any-512': { size: 512, purpose: 'any', room: 0 },
  // A launcher cuts up to a fifth away at each side.
  'maskable-512': { size: 512, purpose: 'maskable', room: 0.2 },
} as const;

export type IconName = keyof typeof appIcons;
export const isIconName = (name: string): name is IconName => Object.hasOwn(appIcons, name);

/** An icon drawn from a picture. @param picture a data address */
export function drawIcon(name: IconName, picture: string, ground: string): Promise<Buffer> {
  const { size, room } = appIcons[name];
  const within = Math.round(size * (1 - 2 * room));
  const at = (size - within) / 2;
  const behind = room ? `<rect width="100%" height="100%" fill="${ground}"/>` : '';
  return pngOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${behind}<image x="${at}" y="${at}" width="${within}" height="${within}" href="${picture}"/></svg>`,
  );
}
