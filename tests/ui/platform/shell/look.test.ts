import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, luminous, readable } from '../../../../resources/kit/contrast.ts';
import { fontFamily, tokens } from '../../../../src/platform/look/tokens.ts';

describe.each(['light', 'dark'] as const)('colours, %s', mode => {
  const t = tokens[mode];

  test('words read on every ground (AA)', () => {
    const pairs = [
      [t.ink, t.page],
      [t.ink, t.surface],
      [t.muted, t.page],
      [t.muted, t.surface],
      [t.muted, t.hover],
      [t.primary, t.page],
      [t.primary, t.surface],
      [t.primary, t.selected],
      [t.onPrimary, t.primary],
      [t.onAccent, t.accent],
      [t.danger, t.surface],
      [t.onPrimary, t.danger],
      [t.onPrimary, t.warning],
      [t.onPrimary, t.success],
      ['#ffffff', t.brand],
    ] as const;
    for (const [ink, ground] of pairs) expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('the border of an input is seen', () => {
    expect(contrast(t.outline, t.surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(t.tones))('state %s reads on its ground', (_, { ink, ground }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('any colour of an identity file becomes readable', () => {
  for (const color of ['#ffeb3b', '#00e676', '#0d47a1', '#7f7f7f', '#b71c1c']) {
    expect(contrast(readable(color, '#ffffff', '#000000'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(luminous(color, '#1c1e25', 7), '#1c1e25')).toBeGreaterThanOrEqual(7);
  }
});

test('plain CSS names the same letters as the themes', () => {
  const named = (css: string) => css.replace(/\s+/g, ' ');
  const css = named(readFileSync('src/platform/look/base.css', 'utf8'));
  expect(css).toContain(`font-family: ${fontFamily};`);
  for (const [, family] of fontFamily.matchAll(/"(Jakarta from [^"]+)"/g))
    expect(css).toContain(`"${family}"; font-weight`);
});
