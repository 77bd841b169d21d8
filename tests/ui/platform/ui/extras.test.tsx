import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Extras } from '../../../../resources/kit/extras.ts';
import { type FormQuestion, newQuestion, type QuestionKind } from '../../../../resources/kit/form/definition.ts';
import {
  all,
  createRegistry,
  screen as drawn,
  extras,
  resource,
  roles,
  text,
  write,
} from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { Reply } from '../../support/fakeApi.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { id } from './contoh.ts';

import '../../../../src/platform/ui/questions/AnswerFields.tsx';

const rumah = resource({
  name: 'uji/rumah',
  label: 'Rumah',
  fields: { nama: text(80, { required: true }), tambahan: extras() },
  small: true,
  copy: {},
  access: { HA03: write(all) },
});
const registry = createRegistry(
  [rumah],
  [
    drawn({
      path: '/uji/rumah',
      title: 'Rumah',
      icon: 'label',
      pattern: 'crud',
      resource: rumah.name,
      roles: roles([role.timMbkm]),
      group: 'master-akademik',
    }),
  ],
);

const ask = (name: string, kind: QuestionKind, label: string, more: Partial<FormQuestion> = {}): FormQuestion => ({
  ...newQuestion(name, kind),
  label,
  ...more,
});
const well = ask('sumur', 'choice', 'Sumber air', {
  choices: [
    { value: 'bor', label: 'Sumur bor' },
    { value: 'pdam', label: 'PDAM' },
  ],
});
const depth = ask('dalam', 'integer', 'Kedalaman', {
  when: { match: 'all', rules: [{ question: 'sumur', is: 'equal', value: 'bor' }] },
});
const roof = ask('atap', 'text', 'Atap lama');
const asked: Extras = {
  form: {
    sections: [{ id: 'bagian_1', title: 'Air', help: '', repeat: null, when: null, questions: [well, depth] }],
  },
  columns: [
    { question: well, removed: false },
    { question: depth, removed: false },
    { question: roof, removed: true },
  ],
};

const base = { version: 4, createdAt: '2026-11-01T01:00:00.000Z', updatedAt: '2026-11-01T01:00:00.000Z' };
const open = (path: string, on = {}) =>
  renderAdmin(path, {
    sebagai: 'HA03',
    registry,
    rows: {
      'uji/rumah': [
        { id: id(1), ...base, nama: 'Rumah Ani', tambahan: { sumur: 'bor', dalam: 12, atap: 'Rumbia' } },
        { id: id(2), ...base, nama: 'Rumah Budi', tambahan: null },
      ],
    },
    on: { 'GET kolom-tambahan': () => asked, ...on },
  });

test('extra fields are shown in their words, retired ones too', async () => {
  open(`/uji/rumah/${id(1)}/show`);
  const section = await screen.findByRole('region', { name: 'Kolom tambahan' });
  expect(within(section).getByText('Sumur bor')).toBeTruthy();
  expect(within(section).getByText('12')).toBeTruthy();
  expect(within(section).getByText('Rumbia')).toBeTruthy();
});

test('they are asked in the form as it is answered so far, and sent with what else was changed', async () => {
  const { user, server } = open(`/uji/rumah/${id(2)}`, {
    [`PUT uji/rumah/${id(2)}`]: () =>
      new Reply(422, {
        statusCode: 422,
        message: 'Periksa kembali isian Anda.',
        errors: { 'tambahan.dalam': 'Terlalu dalam.' },
      }),
  });
  const well = await screen.findByRole('radio', { name: 'Sumur bor' });
  expect(screen.queryByRole('textbox', { name: /Kedalaman/ })).toBeNull();
  expect(screen.queryByText('Atap lama')).toBeNull();
  await user.click(well);
  await user.type(await screen.findByRole('textbox', { name: /Kedalaman/ }), '900');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Terlalu dalam.')).toBeTruthy();
  expect(server.callsTo('PUT', `uji/rumah/${id(2)}`)[0]?.body).toEqual({
    version: 4,
    tambahan: { sumur: 'bor', dalam: 900 },
  });
});

test('a copy asks them as they were, and names by their label what it lacks', async () => {
  const nilai = { nama: 'Rumah Ani', tambahan: { dalam: 12 } };
  const halangan = { 'tambahan.sumur': 'Wajib diisi.' };
  const plan = { mulai: null, dalam: null, geser: 0, tanggal: [], anak: [], halangan };
  const { user, server } = open(`/uji/rumah/create?salin=${id(1)}`, {
    [`POST uji/rumah/${id(1)}/salin/rencana`]: () => ({ id: id(1), nama: 'Rumah Ani', nilai, ...plan }),
    [`POST uji/rumah/${id(1)}/salin`]: () => new Reply(201, { baris: { id: id(1) }, disalin: [], dilewati: [] }),
  });
  expect(await screen.findByText('Sumber air: Wajib diisi.')).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: 'Sumur bor' }));
  expect(await screen.findByRole('textbox', { name: /Kedalaman/ })).toHaveProperty('value', '12');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(server.callsTo('POST', `uji/rumah/${id(1)}/salin`)[0]?.body).toMatchObject({
      nilai: { nama: 'Rumah Ani', tambahan: { sumur: 'bor', dalam: 12 } },
    }),
  );
});

test('a list has them as filters and as columns that are shown when somebody wants them', async () => {
  const { user, server, router } = open('/uji/rumah');
  await screen.findByText('Rumah Ani');
  expect(screen.queryByText('Sumur bor')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Sumber air' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Sumur bor')).toBeTruthy();
  await waitFor(() => expect(server.callsTo('GET', 'uji/rumah').at(-1)?.query.kolom).toContain('tambahan.sumur'));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(screen.getByRole('checkbox', { name: 'PDAM' }));
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('"tambahan.sumur":["pdam"]'));
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Sumber air: PDAM' })).toBeTruthy();
});

test('files and rows are named in lists, opened from the page, and kept where they were not changed', async () => {
  const deed = ask('akta', 'document', 'Akta');
  const city = ask('kota', 'row', 'Kota asal', { source: 'master/kabupaten' });
  const file = { id: id(7), nama: 'akta.pdf' };
  const extras: Extras = {
    form: {
      sections: [{ id: 'bagian_1', title: '', help: '', repeat: null, when: null, questions: [well, deed, city] }],
    },
    columns: [well, deed, city].map(question => ({ question, removed: false })),
  };
  const row = {
    id: id(3),
    ...base,
    nama: 'Rumah Cici',
    tambahan: { akta: [file], kota: { id: id(8), nama: 'Malang' } },
  };
  const on = { 'GET kolom-tambahan': () => extras, 'PUT uji/rumah/:id': () => ({ ...row, version: 5 }) };
  const { user, server } = renderAdmin('/uji/rumah', { sebagai: 'HA03', registry, rows: { 'uji/rumah': [row] }, on });
  await screen.findByText('Rumah Cici');
  await user.click(screen.getByRole('button', { name: 'Tampilan' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Akta' }));
  await user.click(screen.getByRole('checkbox', { name: 'Kota asal' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('akta.pdf')).toBeTruthy();
  expect(screen.getByText('Malang')).toBeTruthy();
  await user.click(screen.getByText('Rumah Cici'));
  expect(await screen.findByRole('button', { name: 'akta.pdf' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ubah' }));
  await user.click(await screen.findByRole('radio', { name: 'PDAM' }));
  expect(screen.getByRole('button', { name: 'Hapus akta.pdf' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(server.callsTo('PUT', `uji/rumah/${id(3)}`)[0]?.body).toMatchObject({
      tambahan: { sumur: 'pdam', akta: [file], kota: { id: id(8), nama: 'Malang' } },
    }),
  );
});
