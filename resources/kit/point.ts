/** Where a point may lie, in degrees: south and west, north and east (docs/domain/30, introduction). */
export const indonesia = { lintang: [-11.1, 6.1], bujur: [94.9, 141.1] } as const;

export type Axis = keyof typeof indonesia;

/** Digits after the comma that are kept: 0.000001 degrees are 11 cm. */
const pointScale = 6;

export const roundDegrees = (degrees: number): number => Math.round(degrees * 10 ** pointScale) / 10 ** pointScale;
