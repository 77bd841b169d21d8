import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { hasChoices, isAnswered, type QuestionKind, questionKinds } from '../../../resources/kit/form/kinds.ts';
import { portalTests } from '../support/browser.ts';
import { axe, scrollsSideways } from '../support/looks.ts';

/** One form with every kind of question, from the builder to its results (docs/domain/70). */

const judul = 'Semua jenis pertanyaan';
const kinds = Object.keys(questionKinds) as QuestionKind[];
const labelOf = (kind: QuestionKind) => `Tentang ${questionKinds[kind].toLowerCase()}`;
let form = '';

const { open, portal } = portalTests(async ({ app, tokenOf }) => {
  const made = await app.inject({
    method: 'POST',
    url: '/api/formulir/formulir',
    headers: { authorization: `Bearer ${await tokenOf('HA03')}` },
    payload: { judul, audiens: ['HA02'], pembaca: ['HA03'] },
  });
  form = made.json<{ id: string }>().id;
});

/** Adds a question of the n-th kind by keys alone. */
async function addByKeys(page: Page, at: number): Promise<void> {
  await page.getByRole('button', { name: 'Tambah pertanyaan di Bagian 1' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem').first().waitFor();
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function addByMouse(page: Page, kind: QuestionKind): Promise<void> {
  await page.getByRole('button', { name: 'Tambah pertanyaan di Bagian 1' }).click();
  await page.getByRole('menuitem', { name: questionKinds[kind], exact: true }).click();
}

/** Writes what the open question asks. */
async function writeQuestion(page: Page, at: number, kind: QuestionKind): Promise<void> {
  const card = page.locator('[data-pertanyaan]').nth(at);
  await card.getByRole('textbox', { name: kind === 'note' ? /^Keterangan/ : /^Pertanyaan/ }).waitFor();
  // The cursor stands there already.
  await page.keyboard.insertText(labelOf(kind));
  await page.getByRole('button', { name: `Pindahkan ${labelOf(kind)}` }).waitFor();
  if (kind === 'matrix') await page.getByRole('textbox', { name: 'Baris 1' }).fill('Layanan');
  if (hasChoices(kind)) {
    await page.getByRole('textbox', { name: 'Pilihan 1' }).focus();
    await page.keyboard.insertText('Merah');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Pilihan 2' }).waitFor();
    await page.keyboard.insertText('Biru');
  }
  if (kind === 'row') {
    await page.getByRole('combobox', { name: /Data yang dipilih/ }).click();
    await page.getByRole('option', { name: 'Program studi' }).click();
  }
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const letter = file(
  'surat.pdf',
  'application/pdf',
  Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
);
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What is typed into the plain kinds. */
const typed = {
  text: 'Kata',
  longtext: 'Kalimat yang panjang',
  integer: '12',
  decimal: '3,5',
  money: '150000',
  phone: '081234567890',
  email: 'ani@contoh.ac.id',
  url: 'https://contoh.ac.id/ani',
  place: '-7.257472, 112.752090',
} as const satisfies Partial<Record<QuestionKind, string>>;

const inGroup = (page: Page, kind: QuestionKind) => page.getByRole('group', { name: labelOf(kind) });

/** Types a day or a time, whose parts follow each other. */
async function typeParts(page: Page, kind: QuestionKind, digits: string): Promise<void> {
  await inGroup(page, kind).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/** Answers every question; files first, which need a connection. */
const answers: Partial<Record<QuestionKind, (page: Page) => Promise<unknown>>> = {
  document: page => inGroup(page, 'document').locator('input').setInputFiles(letter),
  picture: page =>
    inGroup(page, 'picture')
      .locator('input')
      .setInputFiles(file('rumah.png', 'image/png', dot)),
  signature: async page => {
    const group = inGroup(page, 'signature');
    const canvas = group.getByRole('img');
    // Hovering waits until nothing covers or moves the place.
    await canvas.hover({ position: { x: 20, y: 20 } });
    await page.mouse.down();
    await canvas.hover({ position: { x: 90, y: 40 } });
    await page.mouse.up();
    await group.getByRole('button', { name: 'Pakai tanda tangan ini' }).click();
    await group.getByRole('button', { name: 'Tanda tangani ulang' }).waitFor();
  },
  row: async page => {
    await page.getByRole('combobox', { name: labelOf('row') }).click();
    await page.getByRole('option').first().click();
  },
};

const rest: Partial<Record<QuestionKind, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(
    Object.entries(typed).map(([kind, value]) => [
      kind,
      (page: Page) => page.getByRole('textbox', { name: labelOf(kind as keyof typeof typed) }).fill(value),
    ]),
  ),
  choice: page => inGroup(page, 'choice').getByLabel('Merah').check(),
  several: page => inGroup(page, 'several').getByLabel('Biru').check(),
  yesno: page => inGroup(page, 'yesno').getByLabel('Ya').check(),
  scale: page => inGroup(page, 'scale').getByLabel('4').check(),
  ranking: page => page.getByRole('button', { name: 'Naikkan Biru' }).click(),
  matrix: page => page.getByRole('group', { name: 'Layanan' }).getByLabel('Biru').check(),
  date: page => typeParts(page, 'date', '02112026'),
  time: page => typeParts(page, 'time', '0730'),
  agree: page => page.getByRole('checkbox', { name: labelOf('agree') }).check(),
};

test('a form with every kind is made by keys and by mouse, answered on a phone without a connection, and shown', {
  tags: ['semua'],
  timeout: 240_000,
}, async () => {
  const builder = await open(`/pengaturan/formulir/${form}/show?tab=pertanyaan`, { as: 'HA03' });
  for (const [at, kind] of kinds.entries()) {
    if (at % 2) await addByMouse(builder, kind);
    else await addByKeys(builder, at);
    await writeQuestion(builder, at, kind);
  }
  // Moved by keys and by the mouse, once each.
  await builder.getByRole('button', { name: `Pindahkan ${labelOf('longtext')}` }).press('ArrowUp');
  await builder
    .getByRole('button', { name: `Pindahkan ${labelOf('several')}` })
    .dragTo(builder.getByRole('button', { name: labelOf('choice'), exact: true }));
  const asked = await builder
    .locator('[data-pertanyaan]')
    .getByRole('button', { name: /^Pindahkan/ })
    .all();
  const order = await Promise.all(asked.map(one => one.getAttribute('aria-label')));
  expect(order.slice(0, 4)).toEqual(
    (['longtext', 'text', 'several', 'choice'] as const).map(kind => `Pindahkan ${labelOf(kind)}`),
  );
  expect([await axe(builder), await scrollsSideways(builder)]).toEqual([[], false]);
  await builder.getByRole('tabpanel').getByRole('button', { name: 'Rilis' }).click();
  await builder.getByRole('dialog').getByRole('button', { name: 'Rilis' }).click();
  await builder.getByText(/^Versi 1 dirilis/).waitFor();

  const phone = await open('/formulir', {
    as: 'HA02',
    width: 360,
    colorScheme: 'dark',
    worker: true,
    allow: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/,
  });
  await phone.getByRole('heading', { name: judul }).waitFor();
  await phone.goto(`${portal().url}/formulir/${form}`);
  for (const answer of Object.values(answers)) await answer(phone);
  await phone.getByRole('button', { name: 'surat.pdf', exact: true }).waitFor();
  await phone.getByRole('button', { name: 'rumah.png', exact: true }).waitFor();
  await phone.context().setOffline(true);
  for (const answer of Object.values(rest)) await answer(phone);
  const done = new Set([...Object.keys(answers), ...Object.keys(rest)]);
  expect(kinds.filter(kind => isAnswered(kind) && !done.has(kind))).toEqual([]);
  expect([await axe(phone), await scrollsSideways(phone)]).toEqual([[], false]);
  await phone.getByRole('button', { name: 'Kirim jawaban' }).click();
  await phone.getByText(/^Menunggu dikirim/).waitFor();
  await phone.context().setOffline(false);
  await phone.getByText('Biru').first().waitFor();
  await expect.poll(() => phone.getByText(/^Menunggu dikirim/).count()).toBe(0);
  const stored = await portal().db.one<{ isi: Record<string, unknown> }>(
    `select isi from formulir_jawaban where id_formulir = $1 and keadaan = 'terkirim'`,
    [form],
  );
  expect(Object.keys(stored?.isi ?? {})).toHaveLength(kinds.filter(isAnswered).length);

  const results = await open(`/formulir/${form}/hasil`, { as: 'HA03' });
  for (const kind of kinds.filter(isAnswered))
    await results.getByText(labelOf(kind), { exact: false }).first().waitFor();
  expect([await axe(results), await scrollsSideways(results)]).toEqual([[], false]);
});
