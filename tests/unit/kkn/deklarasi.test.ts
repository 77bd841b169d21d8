import { expect, test } from 'vitest';
import { events } from '../../../resources/events.ts';
import { registry } from '../../../resources/index.ts';
import { checkNotices, createRegistry } from '../../../resources/kit/index.ts';
import { areaKkn } from '../../../resources/kkn/index.ts';
import { peranTahap } from '../../../resources/mbkm/tahap.ts';

test('KKN dideklarasikan tanpa menyentuh berkas program lain', () => {
  const whole = createRegistry(
    [...registry.resources, ...areaKkn.resources],
    [...registry.screens, ...areaKkn.screens],
    [...registry.programmes, ...areaKkn.programmes],
  );
  checkNotices(whole, events, peranTahap);
  expect(whole.programmeOf('kkn')?.name).toBe('kkn');
});
