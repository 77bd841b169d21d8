import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { isLogbook, type Logbook } from '../../../../resources/kegiatan/log.ts';
import type { Field } from '../../../../resources/kit/index.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { entriesOf, keepPhoto, removeEntry, writeEntry } from '../../../../src/areas/kegiatan/outbox/deviceStore.ts';
import { newEntry } from '../../../../src/areas/kegiatan/outbox/newEntry.ts';
import '../../../../src/areas/kegiatan/outbox/outbox.ts';
import '../../../../src/areas/kegiatan/logbook/LogbookForm.tsx';
import '../../../../src/areas/kegiatan/logbook/LogbookHome.tsx';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { answered, me, offline, own, peserta, sentIn, summary } from './logbookWorld.ts';
import { uploadsThroughFetch } from './uploads.ts';
import { masters } from './world.ts';

/** One outbox serves every logbook that a programme declares (docs/domain/30 §4.3). */

beforeEach(async () => {
  window.localStorage.clear();
  for (const { id } of await entriesOf(me)) await removeEntry(id);
});

const logbooks = registry.screens.flatMap(screen => {
  if (screen.pattern !== 'logbook') return [];
  const resource = registry.get(screen.resources[0] ?? '');
  if (!isLogbook(resource)) return [];
  return [[resource.name, resource, screen.options] as const];
});

/** Something that the field takes. */
function filled(field: Field, name: string, { log }: Logbook): unknown {
  if (name === log.day) return '2026-11-20';
  if (log.time.by === 'clock' && name === log.time.begin) return '08:00';
  if (log.time.by === 'clock' && name === log.time.end) return '10:00';
  switch (field.kind) {
    case 'text':
      return 'Rapat kelompok';
    case 'longtext':
      return 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.';
    case 'enum':
      return Object.keys(field.choices)[0];
    case 'integer':
    case 'decimal':
      return 1;
    default:
      return null;
  }
}

test('every programme with a logbook is asked here', () => {
  const kinds = registry.programmes.flatMap(({ log }) => (log ? [log.resource] : []));
  expect(logbooks.map(([name]) => name).toSorted()).toEqual([...new Set(kinds)].toSorted());
});

test.each(logbooks)(
  '%s opens without a connection, keeps what is handed in, and sends it once when there is one',
  async (name, logbook, options) => {
    uploadsThroughFetch();
    const { field } = options.participation;
    const names = options.form.sections.flatMap(({ fields }) => fields).filter(each => logbook.fields[each]?.required);
    const values = Object.fromEntries(
      names.flatMap(each => {
        const asked = logbook.fields[each];
        return asked ? [[each, filled(asked, each, logbook)]] : [];
      }),
    );
    const made = { ...newEntry(me, name), values: { ...values, [field]: peserta } };
    await writeEntry(made);
    await keepPhoto({
      id: `foto-${made.id}`,
      user: me,
      entry: made.id,
      name: 'f.jpg',
      type: 'image/jpeg',
      caption: null,
      bytes: new Uint8Array([1, 2, 3]).buffer,
      at: 1,
    });
    let connected = false;
    const { endpoint } = logbook;
    const { user, server } = renderAdmin(`${options.paths.form}/add?draf=${made.id}`, {
      registry,
      sebagai: 'HA02',
      rows: { ...masters(), [pendaftar.name]: [own], [name]: [] },
      on: {
        [`GET ${endpoint}/ringkasan`]: () => (connected ? summary() : offline()),
        [`POST ${endpoint}/kirim-banyak`]: call => (connected ? answered()(call) : offline()),
        [`POST ${endpoint}/dokumen/tambah`]: () => ({ id: 'baru-1', version: 2, [logbook.log.documents.field]: [] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ajukan' }));
    await waitFor(async () =>
      expect(await entriesOf(me)).toMatchObject([{ wanted: 'ajukan', state: 'menunggu', tries: 1 }]),
    );
    connected = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await entriesOf(me)).toEqual([]));
    const sent = server.callsTo('POST', `${endpoint}/kirim-banyak`).flatMap(sentIn).slice(1);
    expect(sent.map(({ idKlien, aksi }) => [idKlien, aksi])).toEqual([
      [made.id, 'simpan'],
      [made.id, 'ajukan'],
    ]);
    expect(sent[0]?.fields).toMatchObject({ ...values, [field]: peserta });
    expect(server.callsTo('POST', `${endpoint}/dokumen/tambah`)).toHaveLength(1);
  },
);
