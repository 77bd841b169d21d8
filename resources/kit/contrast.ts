/** Colour arithmetic on '#rrggbb', so that every shade follows from the identity's colour and stays readable. */

const channels = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Mixes `share` (0..1) of `other` into `base`. */
export function mix(base: string, other: string, share: number): string {
  const second = channels(other);
  return `#${channels(base)
    .map((value, i) => Math.round(value * (1 - share) + (second[i] ?? 0) * share))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const luminance = (hex: string) => {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
};

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour itself, or the nearest shade towards `towards` that reads on `ground` with at least `ratio`. */
export function readable(color: string, ground: string, towards: string, ratio = 4.5): string {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(color, towards, share);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return towards;
}

const hue = (hex: string): [h: number, s: number, l: number] => {
  const [r, g, b] = channels(hex).map(value => value / 255);
  if (r === undefined || g === undefined || b === undefined) return [0, 0, 0];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const range = max - min;
  const l = (max + min) / 2;
  if (range === 0) return [0, 0, l];
  const s = range / (1 - Math.abs(2 * l - 1));
  const h = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [h * 60, s, l];
};

const fromHue = (h: number, s: number, l: number): string => {
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
};

/** The colour lightened within its hue until it reads on a dark ground; mixing in white would only make it grey. */
export function luminous(color: string, ground: string, ratio: number): string {
  const [h, s, l] = hue(color);
  for (let light = l; light < 0.96; light += 0.01) {
    const shade = fromHue(h, Math.min(s, 0.9), light);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return '#ffffff';
}
