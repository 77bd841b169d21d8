import { expect, it } from 'vitest';
import { sumberTambahan } from '../../../resources/formulir/sumber.ts';
import { registry } from '../../../resources/index.ts';
import { extrasField } from '../../../resources/kit/index.ts';

it('offers every kind of data that has room for extra fields, as it is called', () => {
  const extendable = registry.resources.filter(r => extrasField(r) !== undefined);
  expect(sumberTambahan).toEqual(Object.fromEntries(extendable.map(({ name, label }) => [name, label])));
});
