import { expect, it } from 'vitest';
import { english } from '../../../resources/english/index.ts';
import { inLanguage, messages, term } from '../../../resources/kit/index.ts';
import { eventsOf } from '../../../server/areas/gatherAreas.ts';
import { serverAreas } from '../../../server/areas/index.ts';

const events = eventsOf(serverAreas);

it('refusals name a field by its English label', () => {
  const said = (label: string) => inLanguage(messages.fieldForbidden({ label: term(label) }), english);
  expect(said('E-mail Aktif')).toBe('Your role may not change E-mail.');
  expect(said('Nama depan')).toBe('Your role may not change First name.');
});

it('what an inbound student is told of has its English', () => {
  const reader = events.flatMap(({ code, tells }) =>
    tells
      .filter(({ to, as }) => (as ? as.includes('HA08') : [to].flat().includes('akun')))
      .map(({ en }) => ({ code, en })),
  );
  expect(reader.length).toBeGreaterThan(5);
  expect(reader.filter(({ en }) => !en)).toEqual([]);
});
